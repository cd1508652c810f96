// Where the system's schedulers ask whether somebody else takes their work.
//
// On Linux these functions stand in front of the ones of the same name in libdispatch, CoreFoundation
// and libc: code that schedules on the main queue or asks for the date, in whatever module, comes
// past here. They are weak, so that a program with the Swift libraries linked into it keeps theirs.

#ifndef CSCHEDULING_H
#define CSCHEDULING_H

#include <stdbool.h>

/// Who may take the work. A function that returns something returns whether it did.
struct CSchedulingHooks {
  /// A job of Swift's concurrency, for the main actor or for any thread.
  bool (*job)(void *context, void (*work)(void *context));
  /// A job of Swift's concurrency, after a time.
  bool (*delayed_job)(double nanoseconds, void *context, void (*work)(void *context));
  /// A block for the main queue.
  bool (*block)(void *block);
  /// A block for the main queue, after a time.
  bool (*delayed_block)(double nanoseconds, void *block);
  /// A block for the run loop, in the mode of a name (a CFString).
  bool (*run_loop_block)(void *block, const void *mode);
  /// A timer of Foundation's was made with a time interval.
  void (*timer_made)(void *timer, double interval);
  /// A timer of Foundation's is added to the run loop, in the mode of a name (a CFString).
  bool (*timer)(void *timer, const void *mode);
  /// The date, in seconds since Foundation's reference date, the first of January 2001.
  bool (*date)(double *seconds);
  /// The time of `ContinuousClock`, in seconds.
  bool (*uptime)(double *seconds);
};

/// Has hooks asked from now on.
void CSchedulingInstall(struct CSchedulingHooks hooks);

/// Takes a block over from its caller.
void *CSchedulingRetainBlock(void *block);
/// Runs a block.
void CSchedulingRunBlock(void *block);
/// Gives a block back.
void CSchedulingReleaseBlock(void *block);

#endif
