#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#endif

#include "CScheduling.h"

static struct CSchedulingHooks hooks;

void CSchedulingInstall(struct CSchedulingHooks newHooks) { hooks = newHooks; }

#ifdef __linux__

/// The start of a block's memory layout according to the block ABI.
struct block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *);
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

void *CSchedulingRetainBlock(void *block) { return _Block_copy(block); }
void CSchedulingRunBlock(void *block) { ((struct block *)block)->invoke(block); }
void CSchedulingReleaseBlock(void *block) { _Block_release(block); }

/// Looks up the interposed function with a name.
#define NEXT(type, name)            \
  static __typeof__(type) *next;    \
  if (!next) next = (__typeof__(type) *)dlsym(RTLD_NEXT, name)

#define WEAK __attribute__((weak))

// MARK: libdispatch

extern char _dispatch_main_q;
extern uint64_t dispatch_time(uint64_t when, int64_t delta);

typedef void (*Work)(void *);

/// Returns the time of a system clock in nanoseconds, bypassing the hooks.
static uint64_t systemTime(clockid_t clock) {
  NEXT(int (clockid_t, struct timespec *), "clock_gettime");
  struct timespec time = {0};
  next(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// Converts a deadline on the hooks' clock to one on the system's clock, for timers that run in
/// real time.
static uint64_t systemDeadline(uint64_t when) {
  const uint64_t monotonic = (uint64_t)1 << 63, wall = (uint64_t)1 << 62;
  double uptime;
  if (when == 0 || when == UINT64_MAX || (when & wall) || !hooks.uptime || !hooks.uptime(&uptime)) {
    return when;
  }
  const uint64_t flag = when & monotonic;
  const int64_t left = (int64_t)((when & ~flag) - (dispatch_time(flag, 0) & ~flag));
  const uint64_t now = systemTime(flag ? CLOCK_BOOTTIME : CLOCK_MONOTONIC);
  return (left > 0 ? now + (uint64_t)left : now) | flag;
}

/// Returns the nanoseconds from now to a time of the uptime clock or, if the highest bit is set, of
/// the monotonic clock; NaN for a wall clock time and for "never".
static double delay(uint64_t when) {
  const uint64_t monotonic = (uint64_t)1 << 63, wall = (uint64_t)1 << 62;
  if (when == 0) return 0;
  if (when & wall) return NAN;
  const uint64_t now = dispatch_time(when & monotonic, 0);
  return (double)(when & ~monotonic) - (double)(now & ~monotonic);
}

// Only Swift concurrency calls this function and the next one: Dispatch's Swift overlay uses
// blocks.
WEAK void dispatch_async_f(void *queue, void *context, Work work) {
  if (hooks.job && hooks.job(context, work)) return;
  NEXT(void (void *, void *, Work), "dispatch_async_f");
  next(queue, context, work);
}

WEAK void dispatch_after_f(uint64_t when, void *queue, void *context, Work work) {
  if (hooks.delayed_job && !isnan(delay(when)) && hooks.delayed_job(delay(when), context, work)) {
    return;
  }
  NEXT(void (uint64_t, void *, void *, Work), "dispatch_after_f");
  next(systemDeadline(when), queue, context, work);
}

static bool isMain(void *queue) { return queue == &_dispatch_main_q; }

/// Passes a block to the hooks; returns false if they do not take it.
static bool take(void *queue, void *block) {
  if (isMain(queue)) return hooks.block && hooks.block(block);
  return hooks.background_block && hooks.background_block(queue, NULL, block);
}

WEAK void dispatch_async(void *queue, void *block) {
  if (take(queue, block)) return;
  NEXT(void (void *, void *), "dispatch_async");
  next(queue, block);
}

WEAK void dispatch_barrier_async(void *queue, void *block) {
  // The hooks run one block at a time, so each is a barrier.
  if (take(queue, block)) return;
  NEXT(void (void *, void *), "dispatch_barrier_async");
  next(queue, block);
}

WEAK void dispatch_group_async(void *group, void *queue, void *block) {
  if (hooks.background_block && hooks.background_block(queue, group, block)) return;
  NEXT(void (void *, void *, void *), "dispatch_group_async");
  next(group, queue, block);
}

WEAK void dispatch_group_notify(void *group, void *queue, void *block) {
  if (hooks.group_block && hooks.group_block(group, queue, block)) return;
  NEXT(void (void *, void *, void *), "dispatch_group_notify");
  next(group, queue, block);
}

/// Runs the background blocks of a queue that were dispatched before a block that is waited for.
static bool runBefore(void *queue, void *block) {
  if (isMain(queue)) return hooks.main_sync && hooks.main_sync(block);
  while (hooks.run_background_block && hooks.run_background_block(queue, 0)) {
  }
  return false;
}

WEAK void dispatch_sync(void *queue, void *block) {
  if (runBefore(queue, block)) return;
  NEXT(void (void *, void *), "dispatch_sync");
  next(queue, block);
}

WEAK void dispatch_barrier_sync(void *queue, void *block) {
  if (runBefore(queue, block)) return;
  NEXT(void (void *, void *), "dispatch_barrier_sync");
  next(queue, block);
}

typedef intptr_t Wait(void *, uint64_t);

/// Returns the seconds from now to a time of any clock; infinity for "never".
static double secondsUntil(uint64_t when) {
  if (when == UINT64_MAX) return INFINITY;
  const double nanoseconds = delay(when);
  if (!isnan(nanoseconds)) return nanoseconds / 1e9;
  // A wall clock time is the negated time since 1970; 2 represents now.
  const uint64_t wall = -when;
  struct timespec now = {0};
  clock_gettime(CLOCK_REALTIME, &now);
  return wall == 2 ? 0 : (double)wall / 1e9 - (double)now.tv_sec - (double)now.tv_nsec / 1e9;
}

/// The time in nanoseconds, in real time, after which a thread that waits looks for blocks again.
static const long pollingTime = 500000;

/// Waits for an object in real time for at most some seconds; runs the background blocks that other
/// threads add meanwhile.
static intptr_t waitInRealTime(Wait *wait, void *object, double seconds) {
  NEXT(int (const struct timespec *, struct timespec *), "nanosleep");
  const struct timespec pause = {0, pollingTime};
  const double end = (double)systemTime(CLOCK_MONOTONIC) / 1e9 + seconds;
  intptr_t result = wait(object, 0);
  while (result != 0 && (double)systemTime(CLOCK_MONOTONIC) / 1e9 < end) {
    if (!hooks.run_background_block || !hooks.run_background_block(NULL, 0)) next(&pause, NULL);
    result = wait(object, 0);
  }
  return result;
}

/// The longest wait in real time, in seconds, for an object with a time limit.
static const double patience = 10;

/// Waits for an object; runs the background blocks that it may wait for.
///
/// A wait with a limit also gives other threads that long in real time, and then passes on the
/// hooks' clock.
static intptr_t await(Wait *wait, void *object, uint64_t timeout) {
  double uptime, seconds;
  do {
    if (wait(object, 0) == 0) return 0;
    seconds = secondsUntil(timeout);
  } while (hooks.run_background_block && hooks.run_background_block(NULL, seconds));
  const bool isVirtual = hooks.uptime && hooks.uptime(&uptime);
  if (!isVirtual) return wait(object, systemDeadline(timeout));
  if (isinf(seconds)) return waitInRealTime(wait, object, seconds);
  if (seconds <= 0) return wait(object, 0);
  const intptr_t result = waitInRealTime(wait, object, seconds < patience ? seconds : patience);
  if (result != 0 && hooks.sleep) hooks.sleep(seconds);
  return result;
}

/// Waits for a condition; on a thread of a clock, runs the background blocks that may signal it.
///
/// It returns after each of these blocks, which may have signalled the condition before this thread
/// waited for it: POSIX has callers test their predicate again.
WEAK int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  NEXT(int (pthread_cond_t *, pthread_mutex_t *), "pthread_cond_wait");
  if (!hooks.is_virtual || !hooks.is_virtual()) return next(condition, mutex);
  const uint64_t second = 1000000000;
  for (;;) {
    if (hooks.has_background_block()) {
      pthread_mutex_unlock(mutex);
      const bool ran = hooks.run_background_block(NULL, INFINITY);
      pthread_mutex_lock(mutex);
      if (ran) return 0;
    }
    const uint64_t end = systemTime(CLOCK_MONOTONIC) + pollingTime;
    const struct timespec limit = {(time_t)(end / second), (long)(end % second)};
    const int result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &limit);
    if (result != ETIMEDOUT) return result;
  }
}

WEAK intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  NEXT(Wait, "dispatch_semaphore_wait");
  return await(next, semaphore, timeout);
}

WEAK intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
  NEXT(Wait, "dispatch_group_wait");
  return await(next, group, timeout);
}

WEAK void dispatch_after(uint64_t when, void *queue, void *block) {
  const double nanoseconds = hooks.uptime ? delay(when) : NAN;
  if (!isnan(nanoseconds)) {
    if (isMain(queue)
            ? hooks.delayed_block && hooks.delayed_block(nanoseconds, block)
            : hooks.delayed_background_block &&
                  hooks.delayed_background_block(nanoseconds, queue, block)) {
      return;
    }
  }
  NEXT(void (uint64_t, void *, void *), "dispatch_after");
  next(systemDeadline(when), queue, block);
}

WEAK void dispatch_source_set_timer(
    void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  NEXT(void (void *, uint64_t, uint64_t, uint64_t), "dispatch_source_set_timer");
  next(source, systemDeadline(start), interval, leeway);
}

extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);

extern const char *dispatch_queue_get_label(void *queue);
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

bool CSchedulingIsMainQueue(void *queue) { return isMain(queue); }

bool CSchedulingIsGlobalQueue(void *queue) {
  // The classes of service, from user-interactive to maintenance, and those with more threads.
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  const uintptr_t overcommit = 2;
  for (size_t index = 0; index < sizeof classes / sizeof *classes; index++) {
    if (queue == dispatch_get_global_queue(classes[index], 0)) return true;
    if (queue == dispatch_get_global_queue(classes[index], overcommit)) return true;
  }
  return false;
}

bool CSchedulingIsOperationQueue(void *queue) {
  static const char prefix[] = "NSOperationQueue";
  return strncmp(dispatch_queue_get_label(queue), prefix, sizeof prefix - 1) == 0;
}

void CSchedulingRetain(void *object) { dispatch_retain(object); }
void CSchedulingRelease(void *object) { dispatch_release(object); }
void CSchedulingEnterGroup(void *group) { dispatch_group_enter(group); }
void CSchedulingLeaveGroup(void *group) { dispatch_group_leave(group); }

void CSchedulingRunOnQueue(void *queue, void *context, Work work) {
  NEXT(void (void *, void *, Work), "dispatch_async_f");
  next(queue, context, work);
}

bool CSchedulingGroupIsEmpty(void *group) {
  NEXT(Wait, "dispatch_group_wait");
  return next(group, 0) == 0;
}

void *CSchedulingMakeSemaphore(void) {
  sem_t *semaphore = malloc(sizeof(sem_t));
  sem_init(semaphore, 0, 0);
  return semaphore;
}

void CSchedulingFreeSemaphore(void *semaphore) {
  sem_destroy(semaphore);
  free(semaphore);
}

void CSchedulingSignal(void *semaphore) { sem_post(semaphore); }

bool CSchedulingWait(void *semaphore, double seconds) {
  const uint64_t end = systemTime(CLOCK_REALTIME) + (uint64_t)(seconds * 1e9);
  const struct timespec time = {(time_t)(end / 1000000000), (long)(end % 1000000000)};
  int result;
  do {
    result = sem_timedwait(semaphore, &time);
  } while (result != 0 && errno == EINTR);
  return result == 0;
}

// MARK: CoreFoundation

struct timerContext {
  long version;
  void *info;
  void *retain;
  void *release;
  void *copyDescription;
};

extern void CFRunLoopTimerGetContext(void *timer, struct timerContext *context);

WEAK void CFRunLoopAddTimer(void *loop, void *timer, const void *mode) {
  if (hooks.timer) {
    struct timerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (context.info && hooks.timer(context.info, mode)) return;
  }
  NEXT(void (void *, void *, const void *), "CFRunLoopAddTimer");
  next(loop, timer, mode);
}

WEAK void CFRunLoopPerformBlock(void *loop, const void *mode, void *block) {
  if (hooks.run_loop_block && hooks.run_loop_block(block, mode)) return;
  NEXT(void (void *, const void *, void *), "CFRunLoopPerformBlock");
  next(loop, mode, block);
}

// Foundation asks before it runs a loop, and finds none of the hooks' timers.
WEAK unsigned char _CFRunLoopFinished(void *loop, const void *mode) {
  if (hooks.run_loop && hooks.run_loop(-1, true)) return 0;
  NEXT(unsigned char (void *, const void *), "_CFRunLoopFinished");
  return next(loop, mode);
}

WEAK int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char once) {
  const int32_t timedOut = 3, handledSource = 4;
  if (hooks.run_loop && hooks.run_loop(seconds, once)) return once ? handledSource : timedOut;
  NEXT(int32_t (const void *, double, unsigned char), "CFRunLoopRunInMode");
  return next(mode, seconds, once);
}

/// `Timer.init(timeInterval:repeats:block:)`, whose timers fire immediately on Linux instead of
/// after the interval as on Apple platforms.
#define TIMER "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

SWIFT void *makeTimer(double interval, bool repeats, void *action, void *context, SELF void *self)
    __asm__(TIMER);

WEAK SWIFT void *makeTimer(
    double interval, bool repeats, void *action, void *context, SELF void *self) {
  NEXT(SWIFT void *(double, bool, void *, void *, SELF void *), TIMER);
  void *timer = next(interval, repeats, action, context, self);
  if (hooks.timer_made) hooks.timer_made(timer, interval);
  return timer;
}

// MARK: libc

/// The seconds that the thread slept in real time while it read the hooks' clock.
static _Thread_local double slept;

void CSchedulingForgetSleep(void) { slept = 0; }

/// Reads a hook as whole seconds and a remainder in units of a fraction of a second.
static bool read(bool (*hook)(double *), double unit, time_t *seconds, long *units) {
  double value;
  if (!hook || !hook(&value)) return false;
  value += slept;
  double all = floor(value * unit + 0.5);
  double whole = floor(all / unit);
  *seconds = (time_t)whole;
  *units = (long)(all - whole * unit);
  return true;
}

/// Reads the hooks' date relative to 1970.
static bool date(double unit, time_t *seconds, long *units) {
  if (!read(hooks.date, unit, seconds, units)) return false;
  *seconds += 978307200;
  return true;
}

WEAK int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME && date(1e9, &time->tv_sec, &time->tv_nsec)) return 0;
  // `CLOCK_BOOTTIME` is the clock of Swift's `ContinuousClock`, `CLOCK_MONOTONIC` that of its
  // `SuspendingClock` and of `DispatchTime`; libdispatch reads both.
  const bool isUptime = clock == CLOCK_BOOTTIME || clock == CLOCK_MONOTONIC;
  if (isUptime && read(hooks.uptime, 1e9, &time->tv_sec, &time->tv_nsec)) return 0;
  NEXT(int (clockid_t, struct timespec *), "clock_gettime");
  return next(clock, time);
}

WEAK int gettimeofday(struct timeval *time, void *zone) {
  if (date(1e6, &time->tv_sec, &time->tv_usec)) return 0;
  NEXT(int (struct timeval *, void *), "gettimeofday");
  return next(time, zone);
}

// Foundation's `Thread.sleep` calls this function until the uptime is reached.
WEAK int nanosleep(const struct timespec *time, struct timespec *left) {
  const double seconds = (double)time->tv_sec + (double)time->tv_nsec / 1e9;
  if (hooks.sleep && hooks.sleep(seconds)) {
    if (left) *left = (struct timespec){0};
    return 0;
  }
  NEXT(int (const struct timespec *, struct timespec *), "nanosleep");
  const int result = next(time, left);
  // On a thread that only reads the clock, the time must not stand still either.
  double uptime;
  if (result == 0 && hooks.uptime && hooks.uptime(&uptime)) slept += seconds + 1e-9;
  return result;
}

#else

// On other platforms no hook takes work, so there are no blocks to run.
void *CSchedulingRetainBlock(void *block) { return block; }
void CSchedulingRunBlock(void *block) {}
void CSchedulingReleaseBlock(void *block) {}
bool CSchedulingIsMainQueue(void *queue) { return false; }
bool CSchedulingIsGlobalQueue(void *queue) { return false; }
bool CSchedulingIsOperationQueue(void *queue) { return false; }
void CSchedulingForgetSleep(void) {}
void CSchedulingRetain(void *object) {}
void CSchedulingRelease(void *object) {}
void CSchedulingEnterGroup(void *group) {}
void CSchedulingLeaveGroup(void *group) {}
void CSchedulingRunOnQueue(void *queue, void *context, void (*work)(void *)) {}
bool CSchedulingGroupIsEmpty(void *group) { return true; }
void *CSchedulingMakeSemaphore(void) { return 0; }
void CSchedulingFreeSemaphore(void *semaphore) {}
void CSchedulingSignal(void *semaphore) {}
bool CSchedulingWait(void *semaphore, double seconds) { return true; }

#endif
