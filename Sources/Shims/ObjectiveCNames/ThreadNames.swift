import Foundation

// Darwin's numbers of threads. They are fixed, so pictures do not depend on the machine.

/// Returns the kernel's number of a thread: 3.
public func pthread_mach_thread_np(_: pthread_t) -> mach_port_t { mach_thread_self() }

/// Returns the kernel's number of the current thread: 3.
public func mach_thread_self() -> mach_port_t { 3 }

/// Stores the number of a thread, which is 1 for the main thread and 2 for others.
@discardableResult
public func pthread_threadid_np(
  _: pthread_t?, _ thread_id: UnsafeMutablePointer<UInt64>?
) -> Int32 {
  thread_id?.pointee = Thread.isMainThread ? 1 : 2
  return 0
}

/// Returns 1 in the main thread, and 0 in others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
