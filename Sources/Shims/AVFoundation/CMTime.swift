// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of a second.
public struct CMTime: Hashable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  /// Whether the time is infinite, such as the duration of a live stream.
  private var isEndless = false

  public init() { self.init(value: 0, timescale: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let ticks = seconds * Double(preferredTimescale)
    self.init(value: Int64(exactly: ticks.rounded()) ?? 0, timescale: preferredTimescale)
  }

  /// The time in seconds; NaN for an invalid time.
  public var seconds: Double {
    isEndless ? .infinity : timescale == 0 ? .nan : Double(value) / Double(timescale)
  }
  public var isValid: Bool { timescale != 0 || isEndless }
  public var isNumeric: Bool { timescale != 0 }
  public var isIndefinite: Bool { isEndless }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = endless
  public static let positiveInfinity = endless

  private static var endless: CMTime {
    var time = CMTime()
    time.isEndless = true
    return time
  }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right) { $0.addingReportingOverflow($1) }
  }
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    combined(left, right) { $0.subtractingReportingOverflow($1) }
  }

  /// Returns the result of an operation in the finer of two timescales; invalid if it overflows.
  private static func combined(
    _ left: CMTime, _ right: CMTime, _ operation: (Int64, Int64) -> (Int64, overflow: Bool)
  ) -> CMTime {
    if left.isEndless || right.isEndless { return endless }
    guard left.isNumeric, right.isNumeric else { return .invalid }
    let scale = max(left.timescale, right.timescale)
    guard let first = left.value(in: scale), let second = right.value(in: scale) else {
      return .invalid
    }
    let (value, isTooLarge) = operation(first, second)
    return isTooLarge ? .invalid : CMTime(value: value, timescale: scale)
  }

  private func value(in scale: CMTimeScale) -> Int64? {
    timescale == scale
      ? value : Int64(exactly: (Double(value) * Double(scale) / Double(timescale)).rounded())
  }
}

extension CMTime: Comparable {
  public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
}
