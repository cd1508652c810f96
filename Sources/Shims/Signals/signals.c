#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <ucontext.h>
#include <unwind.h>
#endif

#include "CSignals.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

// Swift's runtime follows frame pointers from the registers of a signal. The libraries of the system
// do not keep them, so a trace from `abort` or from the wait for a lock finds none of its callers.
// The tables for exceptions know these callers: the handler here moves the registers to the innermost
// function of the program itself, or else of a library that is not the system's, and passes the
// signal on.

struct search {
  /// The frame after this one is the interrupted function.
  bool sawSignal;
  bool found;
  uintptr_t address, frame, stack;
  uintptr_t interrupted;
};

/// The libraries without frame pointers, and those that call them to end a program.
static bool isOfSystem(uintptr_t address) {
  static const char *const names[] = {
      "libc.so", "ld-linux", "libpthread", "libdispatch.so", "libswift", "libFoundation",
      "lib_Foundation", "libstdc++", "libgcc_s",
  };
  Dl_info info;
  if (!dladdr((void *)address, &info) || !info.dli_fname) return false;
  const char *name = strrchr(info.dli_fname, '/');
  name = name ? name + 1 : info.dli_fname;
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (strncmp(name, names[index], strlen(names[index])) == 0) return true;
  }
  return false;
}

/// The place of the program or library that contains an address; null if none does.
static const void *base(uintptr_t address) {
  Dl_info info;
  return dladdr((void *)address, &info) ? info.dli_fbase : NULL;
}

#if defined(__x86_64__)
enum { frameRegister = 6 };
#define ADDRESS(context) (context)->uc_mcontext.gregs[REG_RIP]
#define FRAME(context) (context)->uc_mcontext.gregs[REG_RBP]
#define STACK(context) (context)->uc_mcontext.gregs[REG_RSP]
#else
enum { frameRegister = 29 };
#define ADDRESS(context) (context)->uc_mcontext.pc
#define FRAME(context) (context)->uc_mcontext.regs[29]
#define STACK(context) (context)->uc_mcontext.sp
#endif

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *argument) {
  struct search *search = argument;
  int isBeforeInstruction = 0;
  const uintptr_t address = _Unwind_GetIPInfo(context, &isBeforeInstruction);
  if (!search->sawSignal) {
    search->sawSignal = address == search->interrupted;
    return _URC_NO_REASON;
  }
  // A return address may be in the line after the call.
  const uintptr_t call = isBeforeInstruction ? address : address - 1;
  const bool isOfProgram = base(call) && base(call) == base(getauxval(AT_ENTRY));
  if (!isOfProgram && (search->found || isOfSystem(call))) return _URC_NO_REASON;
  search->found = true;
  search->address = call;
  search->frame = _Unwind_GetGR(context, frameRegister);
  search->stack = _Unwind_GetCFA(context);
  return isOfProgram ? _URC_END_OF_STACK : _URC_NO_REASON;
}

static struct sigaction formerActions[NSIG];

static void passOn(int number, siginfo_t *information, void *argument) {
  ucontext_t *context = argument;
  const ucontext_t interrupted = *context;
  struct search search = {.interrupted = (uintptr_t)ADDRESS(context)};
  if (isOfSystem(search.interrupted)) _Unwind_Backtrace(visit, &search);
  if (search.found) {
    ADDRESS(context) = search.address;
    FRAME(context) = search.frame;
    STACK(context) = search.stack;
  }
  formerActions[number].sa_sigaction(number, information, context);
  // The program goes on where it was: after a fault, to the same fault, which then ends it.
  ADDRESS(context) = ADDRESS(&interrupted);
  FRAME(context) = FRAME(&interrupted);
  STACK(context) = STACK(&interrupted);
}

void layoutdsl_trace_callers_of_the_system(void) {
  static const int numbers[] = {SIGABRT, SIGILL, SIGTRAP};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    const int number = numbers[index];
    struct sigaction *former = &formerActions[number];
    // Without a handler of the runtime there is no trace.
    if (sigaction(number, NULL, former) != 0 || !(former->sa_flags & SA_SIGINFO)) continue;
    struct sigaction action = *former;
    action.sa_sigaction = passOn;
    sigaction(number, &action, NULL);
  }
}

#else

void layoutdsl_trace_callers_of_the_system(void) {}

#endif
