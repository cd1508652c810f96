/// The settings of a scale that maps values to colours, symbols, sizes or line styles.
struct VisualChoice<Visual> {
  var domain: [DataValue]?
  var range: [Visual]?
  /// Returns the visual of a position between the ends of the domain, from 0 to 1.
  var continuous: ((Double) -> Visual)?
  var mapping: ((DataValue) -> Visual?)?
  var pairs: [(DataValue, Visual)] = []
}

/// A scale that maps values to colours, symbols, sizes or line styles.
struct VisualScale<Visual> {
  /// The values in the order of the legend.
  private(set) var domain: [DataValue] = []
  private(set) var bounds: ClosedRange<Double>?
  /// Whether the bounds are dates.
  private(set) var isDate = false
  private var visuals: [DataValue: Visual] = [:]
  private var continuous: ((Double) -> Visual)?
  private var mapping: ((DataValue) -> Visual?)?

  /// Creates a scale for the values of marks.
  ///
  /// Without settings, categories have the defaults in turn, and numbers have the visual of
  /// `defaultContinuous`.
  init(
    values: [DataValue], choice: VisualChoice<Visual>, defaults: [Visual],
    defaultContinuous: ((Double) -> Visual)?
  ) {
    mapping = choice.mapping
    let scalars = (choice.domain ?? values).compactMap(\.scalar).filter(\.isFinite)
    let isContinuous =
      !values.isEmpty && values.allSatisfy { $0.scalar != nil } && choice.pairs.isEmpty
      && choice.mapping == nil
      && (choice.continuous != nil || choice.range == nil && defaultContinuous != nil)
    if isContinuous, let low = scalars.min(), let high = scalars.max() {
      bounds = low...high
      isDate = values.contains { !$0.isNumber }
      continuous = choice.continuous ?? defaultContinuous
      return
    }
    for (value, visual) in choice.pairs where visuals[value] == nil {
      domain.append(value)
      visuals[value] = visual
    }
    let order = choice.domain ?? []
    let visualsInTurn = choice.range.flatMap { $0.isEmpty ? nil : $0 } ?? defaults
    var next = 0
    for value in order + values where visuals[value] == nil {
      visuals[value] = choice.mapping?(value) ?? visualsInTurn[next % visualsInTurn.count]
      domain.append(value)
      next += 1
    }
    if choice.pairs.isEmpty, !order.isEmpty { domain = unique(order) }
  }

  func visual(of value: DataValue) -> Visual? {
    if let continuous, let bounds, let scalar = value.scalar {
      let length = bounds.upperBound - bounds.lowerBound
      let fraction = length > 0 ? (scalar - bounds.lowerBound) / length : 0
      return fraction.isFinite ? continuous(fraction.clamped(to: 0...1)) : nil
    }
    return visuals[value] ?? mapping?(value)
  }
}

/// Returns the elements without repetitions, in the order of their first occurrences.
func unique<Element: Hashable>(_ elements: some Sequence<Element>) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}

extension Gradient {
  /// Returns the colour at a position from 0 to 1.
  func color(at place: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let next = stops.firstIndex(where: { Double($0.location) > place }) else {
      return last.color
    }
    guard next > 0 else { return first.color }
    let low = stops[next - 1], high = stops[next]
    let length = Double(high.location - low.location)
    return low.color.mix(
      with: high.color, by: length > 0 ? (place - Double(low.location)) / length : 1)
  }
}
