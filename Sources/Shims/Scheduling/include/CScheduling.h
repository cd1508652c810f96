// Hooks that can take over the work of the system's schedulers.
//
// On Linux, this library interposes functions of libdispatch, CoreFoundation and libc: code in any
// module that schedules on the main queue or reads the date calls them. The functions are weak, so
// that a program that links the Swift libraries statically keeps the original ones.

#ifndef CSCHEDULING_H
#define CSCHEDULING_H

#include <stdbool.h>

/// The functions that take over work; those with a result return whether they have taken it.
struct CSchedulingHooks {
  /// A job of Swift concurrency, for the main actor or for any thread.
  bool (*job)(void *context, void (*work)(void *context));
  /// A job of Swift concurrency, after a delay.
  bool (*delayed_job)(double nanoseconds, void *context, void (*work)(void *context));
  /// A block for the main queue.
  bool (*block)(void *block);
  /// A block for the main queue, after a delay.
  bool (*delayed_block)(double nanoseconds, void *block);
  /// A block for the run loop in a mode, whose name is a CFString.
  bool (*run_loop_block)(void *block, const void *mode);
  /// Notifies of a new Foundation timer with an interval in seconds.
  void (*timer_made)(void *timer, double interval);
  /// A Foundation timer for the run loop in a mode, whose name is a CFString.
  bool (*timer)(void *timer, const void *mode);
  /// Writes the date, in seconds since Foundation's reference date, 2001-01-01 00:00 UTC.
  bool (*date)(double *seconds);
  /// Writes the time of `ContinuousClock`, in seconds.
  bool (*uptime)(double *seconds);
};

/// Installs the hooks for all later calls.
void CSchedulingInstall(struct CSchedulingHooks hooks);

/// Retains a block.
void *CSchedulingRetainBlock(void *block);
/// Runs a block.
void CSchedulingRunBlock(void *block);
/// Releases a block.
void CSchedulingReleaseBlock(void *block);

#endif
