// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The lower and upper bound of a bin.
public struct ChartBinRange<Bound> {
  public let lowerBound: Bound
  public let upperBound: Bound
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension NumberBins: Sendable where Value: Sendable {}

/// Bins of equal size for numbers.
public struct NumberBins<Value: Numeric & Comparable & Plottable> {
  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Returns the index of the bin with a value; values outside belong to the first or last bin.
  public func index(for value: Value) -> Int {
    bin(of: value, in: thresholds)
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(steps(of: Double(size), over: range))
  }
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    self.init(thresholds: (0...Swift.max(1, count)).map { range.lowerBound + Value($0) * size })
  }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(niceSteps(over: range, count: desiredCount, minimum: Double(minimumStride)))
  }
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    let low = finite.min() ?? 0, high = finite.max() ?? 0
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
  private init(_ numbers: [Double]) { self.init(thresholds: numbers.map { Value($0) }) }
}

extension NumberBins where Value: BinaryInteger {
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(steps(of: Double(size), over: range))
  }
  public init(range: ClosedRange<Value>, count: Int) {
    let length = Double(range.upperBound) - Double(range.lowerBound)
    let size = length / Double(Swift.max(1, count))
    self.init(steps(of: Swift.max(1, size.rounded(.up)), over: range))
  }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    self.init(niceSteps(over: range, count: desiredCount, minimum: Double(minimumStride)))
  }
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let low = data.min() ?? 0, high = data.max() ?? 0
    self.init(range: low...high, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
  private init(_ numbers: [Double]) {
    self.init(thresholds: numbers.compactMap { Value(exactly: $0.rounded()) })
  }
}

/// Bins for dates.
public struct DateBins: Sendable {
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds }

  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let ticks = DateTicks(unit: unit, count: count, calendar: calendar)
    let values = ticks.values(in: range, coversBounds: true)
    self.init(thresholds: values)
  }

  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let low = range.lowerBound.timeIntervalSinceReferenceDate
    let high = range.upperBound.timeIntervalSinceReferenceDate
    self.init(
      thresholds: NumberTicks(step: timeInterval).values(in: low...high, coversBounds: true).map {
        Date(timeIntervalSinceReferenceDate: $0)
      })
  }

  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current
  ) {
    let ticks = DateTicks(for: range, desiredCount: desiredCount, calendar: calendar)
    self.init(thresholds: ticks.values(in: range, coversBounds: true))
  }

  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let low = data.min() ?? .distantPast, high = data.max() ?? .distantPast
    self.init(range: low...high, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  /// Returns the index of the bin with a date; dates outside belong to the first or last bin.
  public func index(for value: Date) -> Int { bin(of: value, in: thresholds) }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

private func bin<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  let after = thresholds.firstIndex { $0 > value } ?? thresholds.count
  return max(0, min(after - 1, thresholds.count - 2))
}

private func steps<Value: BinaryFloatingPoint>(
  of size: Double, over range: ClosedRange<Value>
) -> [Double] {
  NumberTicks(step: size).values(
    in: Double(range.lowerBound)...Double(range.upperBound), coversBounds: true)
}

private func steps<Value: BinaryInteger>(
  of size: Double, over range: ClosedRange<Value>
) -> [Double] {
  NumberTicks(step: size).values(
    in: Double(range.lowerBound)...Double(range.upperBound), coversBounds: true)
}

private func niceSteps<Value: BinaryFloatingPoint>(
  over range: ClosedRange<Value>, count: Int, minimum: Double
) -> [Double] {
  let range = Double(range.lowerBound)...Double(range.upperBound)
  return NumberTicks(for: range, desiredCount: count, minimumStep: minimum)
    .values(in: range, coversBounds: true)
}

private func niceSteps<Value: BinaryInteger>(
  over range: ClosedRange<Value>, count: Int, minimum: Double
) -> [Double] {
  let range = Double(range.lowerBound)...Double(range.upperBound)
  return NumberTicks(for: range, desiredCount: count, minimumStep: max(1, minimum))
    .values(in: range, coversBounds: true)
}
