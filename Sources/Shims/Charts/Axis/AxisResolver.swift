/// An axis with the positions of its parts.
struct ResolvedAxis {
  let axis: Axis
  let edge: Edge
  let preset: AxisMarkPreset.Kind
  let parts: [PlacedPart]
}

/// A part of an axis with its position.
struct PlacedPart {
  /// The position of the part between the ends of the domain: 0 at the first, 1 at the last.
  let fraction: Double
  let part: AxisPart
  /// The text of a label without content of its own.
  let title: String
  /// The view of a label.
  let content: AnyView?
  /// Whether the label names the interval from its position to the next one, such as a month.
  let isStart: Bool
}

/// Finds the values, positions and labels of an axis.
struct AxisResolver {
  let scale: PositionScale
  /// Whether the numbers are fractions that are written as percentages.
  let isPercentage: Bool
  let context: AxisContext

  func resolve(_ description: AxisDescription) -> ResolvedAxis {
    let (values, format) = values(of: description.values)
    var parts: [PlacedPart] = []
    for (index, value) in values.enumerated() {
      guard let fraction = scale.fraction(of: value) else { continue }
      let next = index + 1 < values.count ? scale.fraction(of: values[index + 1]) : 1
      let axisValue = AxisValue(value: value, index: index, count: values.count)
      for part in description.parts?(axisValue) ?? defaultParts(description) {
        parts.append(
          place(
            part, value, fraction: fraction, next: next, isLast: index + 1 == values.count, format))
      }
    }
    return ResolvedAxis(
      axis: scale.axis, edge: edge(of: description.position), preset: description.preset,
      parts: parts)
  }

  private func place(
    _ part: AxisPart, _ value: DataValue, fraction: Double, next: Double?, isLast: Bool,
    _ format: AxisFormat
  ) -> PlacedPart {
    var fraction = fraction
    // Categories are always in the middle of their bands.
    if part.isCentered == true, scale.categories == nil, let next {
      // The interval from the last mark to the end of the axis may have no width.
      fraction = isLast && next - fraction < Tolerance.length ? .nan : (fraction + next) / 2
    }
    var content: AnyView?
    if case .label(let label) = part.kind { content = label.content(value) }
    let isStart = scale.axis == .horizontal && part.isCentered != true && format.isDate
    return PlacedPart(
      fraction: fraction, part: part, title: format.title(of: value, in: context),
      content: content, isStart: isStart)
  }

  private func edge(of position: AxisMarkPosition.Kind) -> Edge {
    switch position {
    case .leading where scale.axis == .vertical: .leading
    case .trailing where scale.axis == .vertical: .trailing
    case .top where scale.axis == .horizontal: .top
    case .bottom where scale.axis == .horizontal: .bottom
    default:
      scale.axis == .horizontal ? .bottom : scale.categories == nil ? .trailing : .leading
    }
  }

  /// The default parts of an axis. Measurements.md#chart-axis-parts
  private func defaultParts(_ description: AxisDescription) -> [AxisPart] {
    let label = AxisPart(kind: .label(description.label ?? AxisLabel { _ in nil }))
    if scale.categories != nil { return [label] }
    let line = AxisPart(kind: .gridLine(description.stroke))
    guard case .dates = scale.domain, scale.axis == .horizontal else { return [line, label] }
    return [line, AxisPart(kind: .tick(.label, description.stroke)), label]
  }

  /// Returns the values that have marks, and the format of their labels.
  private func values(of marks: AxisMarkValues) -> ([DataValue], AxisFormat) {
    let count = context.count(scale.axis)
    switch scale.domain {
    case .none: return ([], .text)
    case .categories(let names):
      if case .values(let listed) = marks.kind { return (listed, .text) }
      return (names.map { .category($0) }, .text)
    case .numbers(let bounds):
      var ticks = NumberTicks(for: bounds, desiredCount: count)
      switch marks.kind {
      case .values(let listed):
        return (listed.filter { isInside($0, bounds) }, .numbers(digits: 6, isPercentage))
      case .stride(let step): ticks = NumberTicks(step: step)
      case .automatic(let desiredCount, let minimum):
        if scale.type.kind == .log { return (powers(in: bounds), .numbers(digits: 6, false)) }
        ticks = NumberTicks(
          for: bounds, desiredCount: desiredCount ?? count, minimumStep: minimum)
      case .dates: break
      }
      return (
        ticks.values(in: bounds).map { .number($0) },
        .numbers(digits: ticks.fractionDigits, isPercentage)
      )
    case .dates(let bounds): return dates(of: marks, in: bounds, count: count)
    }
  }

  private func dates(
    of marks: AxisMarkValues, in bounds: ClosedRange<Double>, count: Int
  ) -> ([DataValue], AxisFormat) {
    let range =
      Date(
        timeIntervalSinceReferenceDate: bounds.lowerBound)...Date(
        timeIntervalSinceReferenceDate: bounds.upperBound)
    var ticks = DateTicks(for: range, desiredCount: count, calendar: context.calendar)
    switch marks.kind {
    case .values(let listed):
      return (listed.filter { isInside($0, bounds) }, .dates(ticks.unit))
    case .stride(let seconds):
      let values = NumberTicks(step: seconds).values(in: bounds)
      return (values.map { .date($0) }, .dates(ticks.unit))
    case .automatic(let desiredCount, let minimum):
      ticks = DateTicks(
        for: range, desiredCount: desiredCount ?? count, minimumLength: minimum,
        calendar: context.calendar)
    case .dates(let unit, let count, let calendar):
      ticks = DateTicks(unit: unit, count: count, calendar: calendar ?? context.calendar)
    }
    return (ticks.values(in: range).map { DataValue($0) }, .dates(ticks.unit))
  }

  private func isInside(_ value: DataValue, _ bounds: ClosedRange<Double>) -> Bool {
    let slack = (bounds.upperBound - bounds.lowerBound) * boundTolerance
    guard let scalar = value.scalar else { return false }
    return scalar >= bounds.lowerBound - slack && scalar <= bounds.upperBound + slack
  }

  private func powers(in bounds: ClosedRange<Double>) -> [DataValue] {
    guard bounds.lowerBound > 0 else { return [] }
    return NumberTicks(step: 1)
      .values(
        in: deterministicDecimalLogarithm(
          bounds.lowerBound)...deterministicDecimalLogarithm(bounds.upperBound)
      )
      .map { .number(deterministicPowerOfTen($0)) }
  }
}

/// The distance from the bounds of an axis, as a fraction of its length, in which a value counts as
/// inside: sums of steps miss a bound by rounding errors.
private let boundTolerance = 1e-9
