/// The scale of an axis, which maps data to points along the plot and back.
struct PositionScale: Sendable {
  enum Domain: Equatable, Sendable {
    case none
    case numbers(ClosedRange<Double>)
    /// Seconds since the reference date.
    case dates(ClosedRange<Double>)
    case categories([String])
  }

  var domain: Domain
  var type = ScaleType.linear
  var range = PositionRange.plot(start: 0, end: 0)
  /// Whether the first value is at the far end: at the right, or at the top.
  var isReversed = false
  /// The bars that must stay inside the plot at its ends.
  var bars: FreeBars?
  let axis: Axis

  /// Bars at numbers or dates without bins.
  struct FreeBars: Equatable, Sendable {
    /// The smallest distance between bars, as a fraction of the axis.
    var gap: Double
    /// The width in points; nil for the automatic one.
    var width: CGFloat?

    /// The greatest width of an automatic bar, in points. Measurements.md#chart-bar-width
    static let widest: CGFloat = 20

    func width(in length: CGFloat) -> CGFloat {
      width ?? min(length * gap * PlotGeometry.barShare, Self.widest)
    }
  }

  init(_ domain: Domain, axis: Axis) {
    self.domain = domain
    self.axis = axis
  }

  var bounds: ClosedRange<Double>? {
    switch domain {
    case .numbers(let bounds), .dates(let bounds): bounds
    case .none, .categories: nil
    }
  }

  var categories: [String]? {
    if case .categories(let names) = domain { names } else { nil }
  }

  /// Returns the position of a value in the domain: 0 at the first end, 1 at the last.
  func fraction(of value: DataValue) -> Double? {
    switch (domain, value) {
    case (.categories(let names), .category(let name)):
      guard let index = names.firstIndex(of: name) else { return nil }
      return (Double(index) + 0.5) / Double(names.count)
    case (.numbers(let bounds), .number(let number)): return fraction(of: number, in: bounds)
    case (.dates(let bounds), .date(let seconds)): return fraction(of: seconds, in: bounds)
    default: return nil
    }
  }

  private func fraction(of value: Double, in bounds: ClosedRange<Double>) -> Double? {
    let low = type.transformed(bounds.lowerBound), high = type.transformed(bounds.upperBound)
    let place = type.transformed(value)
    guard place.isFinite, low.isFinite, high.isFinite else { return nil }
    return high > low ? (place - low) / (high - low) : 0.5
  }

  /// Returns the distance of a value from the left or the top of a plot of a length, in points.
  func position(of value: DataValue, in length: CGFloat) -> CGFloat? {
    fraction(of: value).map { position(fraction: $0, in: length) }
  }

  func position(fraction: Double, in length: CGFloat) -> CGFloat {
    let (start, end) = ends(in: length)
    return start + (end - start) * fraction
  }

  /// Returns the positions of the first and last value.
  ///
  /// Numbers grow upwards, categories downwards.
  func ends(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    var start: CGFloat, end: CGFloat
    switch range {
    case .plot(let startPadding, let endPadding):
      let margin = min((bars?.width(in: length) ?? 0) / 2, length / 4)
      (start, end) = (startPadding + margin, length - endPadding - margin)
    case .points(let low, let high): (start, end) = (low, high)
    }
    let growsUpwards = axis == .vertical && categories == nil
    if growsUpwards { (start, end) = (length - start, length - end) }
    return isReversed ? (end, start) : (start, end)
  }

  /// Returns the length of a category's band, in points.
  func band(in length: CGFloat) -> CGFloat? {
    guard let categories, !categories.isEmpty else { return nil }
    let (start, end) = ends(in: length)
    return abs(end - start) / CGFloat(categories.count)
  }

  /// Returns the value at a position; positions outside the plot have values outside the domain.
  func value(at position: CGFloat, in length: CGFloat) -> DataValue? {
    let (start, end) = ends(in: length)
    guard end != start, position.isFinite else { return nil }
    let fraction = Double((position - start) / (end - start))
    switch domain {
    case .none: return nil
    case .categories(let names):
      let index = (fraction * Double(names.count)).wholeNumber(in: -1...names.count)
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let bounds): return .number(value(fraction, in: bounds))
    case .dates(let bounds): return .date(value(fraction, in: bounds))
    }
  }

  private func value(_ fraction: Double, in bounds: ClosedRange<Double>) -> Double {
    let low = type.transformed(bounds.lowerBound), high = type.transformed(bounds.upperBound)
    return type.restored(low + (high - low) * fraction)
  }
}

extension Double {
  /// Returns the number, rounded down and limited to a range; NaN becomes the lower limit.
  func wholeNumber(in limits: ClosedRange<Int>) -> Int {
    guard self >= Double(limits.lowerBound) else { return limits.lowerBound }
    return self < Double(limits.upperBound) ? Int(rounded(.down)) : limits.upperBound
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension PositionScale.Domain {
  /// The domain in layout texts.
  var text: String {
    switch self {
    case .none: ""
    case .numbers(let bounds), .dates(let bounds):
      "\(formatted(bounds.lowerBound))...\(formatted(bounds.upperBound))"
    case .categories(let names): names.joined(separator: " ")
    }
  }
}
