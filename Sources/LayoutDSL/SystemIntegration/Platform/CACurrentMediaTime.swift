import Dispatch
import ViewClock
import ViewCore

#if canImport(Darwin)
  import QuartzCore
#endif

/// Returns the time that animations refer to, in seconds.
///
/// While a screen is running, this is the time of the screen's clock.
public func CACurrentMediaTime() -> Double {
  if let clock = ViewClock.current { return clock.uptime }
  #if canImport(Darwin)
    return QuartzCore.CACurrentMediaTime()
  #else
    return Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  #endif
}
