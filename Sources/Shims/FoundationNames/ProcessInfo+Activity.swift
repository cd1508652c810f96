import Foundation

extension ProcessInfo {
  /// The needs of an activity, which change nothing since the process is never suspended.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64
    /// Creates a set from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The system stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The display stays lit.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The process is not ended suddenly.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The process is not ended while it has no windows.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// The user waits for the activity.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// The user waits for the activity, and the system may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = userInitiated.subtracting(
      idleSystemSleepDisabled)
    /// The user does not wait for the activity.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// The activity needs exact timers and input.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity, and returns the token with which it ends.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends an activity; it has no effect.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Performs an activity at once.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) {
    block()
  }
}
