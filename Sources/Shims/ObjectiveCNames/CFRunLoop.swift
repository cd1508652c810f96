import Foundation

/// A loop that handles the events of a thread: Foundation's.
public typealias CFRunLoop = RunLoop

/// A set of events that a loop handles.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name of the mode.
  public let rawValue: CFString
  /// Creates a mode with a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode with a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  /// The mode in which a loop usually runs.
  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
  /// All modes in which events are usually handled.
  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
}

/// Returns the loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Returns the loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// Does nothing: a loop of Foundation wakes up for its events.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}
/// Runs a closure in the next round of a loop.
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping @Sendable () -> Void
) {
  loop.perform(block)
}
