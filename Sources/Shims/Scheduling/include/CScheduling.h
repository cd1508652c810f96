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
  /// A block for another queue than the main one, in a group or NULL.
  bool (*background_block)(void *queue, void *group, void *block);
  /// A block for another queue than the main one, after a delay.
  bool (*delayed_background_block)(double nanoseconds, void *queue, void *block);
  /// A block for a queue once a group is empty.
  bool (*group_block)(void *group, void *queue, void *block);
  /// Runs a block on the main queue and waits for it.
  bool (*main_sync)(void *block);
  /// Runs the first background block of a queue, or of any queue for NULL, that is ready or due
  /// within some seconds; returns false for none.
  bool (*run_background_block)(void *queue, double seconds);
  /// Whether there is a background block, ready or due later, and the thread is one of a clock.
  bool (*has_background_block)(void);
  /// Whether the thread is one of a clock with virtual time.
  bool (*is_virtual)(void);
  /// Lets time pass for a thread that sleeps for some seconds.
  bool (*sleep)(double seconds);
  /// Runs the work that a run loop does within some seconds; stops after the first for `once`.
  /// A negative number asks whether it does.
  bool (*run_loop)(double seconds, bool once);
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

/// Installs a function that returns a retained Swift array of strings, the value of
/// `Locale.preferredLanguages`, or NULL for that of Foundation.
void CSchedulingInstallLanguages(void *(*languages)(void));

/// Retains a block.
void *CSchedulingRetainBlock(void *block);
/// Runs a block.
void CSchedulingRunBlock(void *block);
/// Releases a block.
void CSchedulingReleaseBlock(void *block);

/// Whether a queue is the main queue.
bool CSchedulingIsMainQueue(void *queue);
/// Whether a queue is one of the system's global queues, which run blocks side by side.
bool CSchedulingIsGlobalQueue(void *queue);
/// Whether a queue is that of an `OperationQueue` without a name of its own.
bool CSchedulingIsOperationQueue(void *queue);
/// Retains a queue or group.
void CSchedulingRetain(void *object);
/// Releases a queue or group.
void CSchedulingRelease(void *object);
/// Runs a function on a queue, bypassing the hooks.
void CSchedulingRunOnQueue(void *queue, void *context, void (*work)(void *context));
/// Adds a member to a group.
void CSchedulingEnterGroup(void *group);
/// Removes a member of a group.
void CSchedulingLeaveGroup(void *group);
/// Whether a group is empty.
bool CSchedulingGroupIsEmpty(void *group);

/// Forgets how long the thread slept outside the thread of its clock.
void CSchedulingForgetSleep(void);

/// Makes a semaphore that waits in real time.
void *CSchedulingMakeSemaphore(void);
/// Frees a semaphore.
void CSchedulingFreeSemaphore(void *semaphore);
/// Lets one waiting thread continue.
void CSchedulingSignal(void *semaphore);
/// Waits for a signal; false after some seconds without one.
bool CSchedulingWait(void *semaphore, double seconds);

#endif
