import Dispatch
import ViewClock

#if canImport(QuartzCore)
  import QuartzCore
#endif

/// Returns the current absolute time, in seconds.
///
/// That is the time of the screen that is running, if one is.
public func CACurrentMediaTime() -> Double {
  if let clock = ViewClock.current { return clock.uptime }
  #if canImport(QuartzCore)
    return QuartzCore.CACurrentMediaTime()
  #else
    return Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  #endif
}
