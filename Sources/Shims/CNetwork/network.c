#define _GNU_SOURCE
#include "CNetwork.h"

#ifdef __linux__

#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static atomic_bool isOff;
static atomic_flag isReported = ATOMIC_FLAG_INIT;

void layoutdsl_turn_network_off(void) { atomic_store(&isOff, 1); }

static int refuses(void) {
  if (!atomic_load(&isOff)) return 0;
  static const char message[] =
      "warning: the network is off, so a request fails; --network turns it on\n";
  if (!atomic_flag_test_and_set(&isReported)) {
    ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
    (void)written;
  }
  return 1;
}

// These functions replace those of the C library, also for Foundation, because no setting of
// Foundation affects the sessions that an app configures itself.

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  static int (*next)(int, const struct sockaddr *, socklen_t);
  int isRemote = address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
  if (isRemote && refuses()) {
    errno = ENETUNREACH;
    return -1;
  }
  if (!next) next = (int (*)(int, const struct sockaddr *, socklen_t))dlsym(RTLD_NEXT, "connect");
  return next(socket, address, length);
}

int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                struct addrinfo **result) {
  static int (*next)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
  if (refuses()) return EAI_AGAIN;
  if (!next) {
    next = (int (*)(const char *, const char *, const struct addrinfo *, struct addrinfo **))dlsym(
        RTLD_NEXT, "getaddrinfo");
  }
  return next(node, service, hints, result);
}

// Foundation's sessions begin and end each transfer with these functions.

static atomic_int begun, ended;

int layoutdsl_begun_transfers(void) { return atomic_load(&begun); }
int layoutdsl_ended_transfers(void) { return atomic_load(&ended); }

int curl_multi_add_handle(void *multi, void *easy) {
  static int (*next)(void *, void *);
  if (!next) next = (int (*)(void *, void *))dlsym(RTLD_NEXT, "curl_multi_add_handle");
  atomic_fetch_add(&begun, 1);
  return next(multi, easy);
}

int curl_multi_remove_handle(void *multi, void *easy) {
  static int (*next)(void *, void *);
  if (!next) next = (int (*)(void *, void *))dlsym(RTLD_NEXT, "curl_multi_remove_handle");
  const int result = next(multi, easy);
  atomic_fetch_add(&ended, 1);
  return result;
}

// The reason for a failed transfer is curl's, and contains times. While the network is off, it is
// that of a device without a connection, so that pictures of errors are always the same.

struct transfer {
  void *easy;
  char *reason;
  struct transfer *next;
};

static struct transfer *transfers;
static pthread_mutex_t transfersLock = PTHREAD_MUTEX_INITIALIZER;

/// Notes or, for a reason of NULL, forgets where curl writes the reason for a failure.
static void setReason(void *easy, char *reason) {
  pthread_mutex_lock(&transfersLock);
  struct transfer **link = &transfers;
  while (*link && (*link)->easy != easy) link = &(*link)->next;
  if (!*link && reason && (*link = calloc(1, sizeof **link))) (*link)->easy = easy;
  struct transfer *found = *link;
  if (found) found->reason = reason;
  if (found && !reason) {
    *link = found->next;
    free(found);
  }
  pthread_mutex_unlock(&transfersLock);
}

enum { errorBufferOption = 10010, errorBufferSize = 256, isDone = 1 };
enum { couldNotResolve = 6, couldNotConnect = 7, timedOut = 28 };

// All options that Foundation sets are pointers or integers, which are passed alike.
int curl_easy_setopt(void *easy, int option, void *value) {
  static int (*next)(void *, int, ...);
  if (!next) next = (int (*)(void *, int, ...))dlsym(RTLD_NEXT, "curl_easy_setopt");
  if (option == errorBufferOption) setReason(easy, value);
  return next(easy, option, value);
}

void curl_easy_cleanup(void *easy) {
  static void (*next)(void *);
  if (!next) next = (void (*)(void *))dlsym(RTLD_NEXT, "curl_easy_cleanup");
  setReason(easy, NULL);
  next(easy);
}

struct message {
  int kind;
  void *easy;
  union {
    void *pointer;
    int result;
  } data;
};

struct message *curl_multi_info_read(void *multi, int *left) {
  static struct message *(*next)(void *, int *);
  if (!next) next = (struct message * (*)(void *, int *)) dlsym(RTLD_NEXT, "curl_multi_info_read");
  struct message *message = next(multi, left);
  if (!message || message->kind != isDone || !atomic_load(&isOff)) return message;
  const int result = message->data.result;
  if (result != couldNotResolve && result != couldNotConnect && result != timedOut) return message;
  message->data.result = couldNotResolve;
  pthread_mutex_lock(&transfersLock);
  for (struct transfer *transfer = transfers; transfer; transfer = transfer->next) {
    if (transfer->easy != message->easy) continue;
    strncpy(transfer->reason, "The Internet connection appears to be offline.", errorBufferSize);
  }
  pthread_mutex_unlock(&transfersLock);
  return message;
}

#else

void layoutdsl_turn_network_off(void) {}
int layoutdsl_begun_transfers(void) { return 0; }
int layoutdsl_ended_transfers(void) { return 0; }

#endif
