import Dispatch
import Foundation

/// A source of the events of memory that runs short, which never happens here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The events that have happened: none.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// The events that are watched: none.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  /// The events that have happened: none.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// The events that are watched: none.
  public var mask: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// The states of the memory.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// One bit for each state.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// There is enough memory again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Memory runs short.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// The app may be ended.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// Every state.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source of events of the memory, which calls only its cancellation handler.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    unsafeDowncast(makeUserDataAddSource(queue: queue) as AnyObject, to: DispatchSource.self)
  }
}
