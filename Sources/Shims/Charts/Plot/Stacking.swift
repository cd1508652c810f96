/// The numbers that a bar or an area covers after stacking.
struct StackedSpan: Equatable {
  var axis: Axis
  var start: Double
  var end: Double
  /// Whether no other bar is stacked on this one.
  var isOutermost = true
}

/// Stacks bars and areas on those of other series at the same position.
enum Stacking {
  private struct Place: Hashable {
    let kind: Mark.Kind
    let layer: Int?
    let axis: Axis
    let extent: Extent
    let group: DataValue?
  }

  /// Returns the span of each mark; nil for marks without a value to stack.
  static func spans(of marks: [Mark]) -> [StackedSpan?] {
    var spans = [StackedSpan?](repeating: nil, count: marks.count)
    var stacks: [Place: [Int]] = [:]
    var order: [Place] = []
    for (index, mark) in marks.enumerated() {
      guard let axis = mark.stackingAxis, let value = mark.value(along: axis) else { continue }
      spans[index] = StackedSpan(axis: axis, start: 0, end: value)
      guard mark.stacking != .unstacked else { continue }
      let extent = axis == .vertical ? mark.x : mark.y
      let place = Place(
        kind: mark.kind, layer: mark.layer, axis: axis, extent: extent,
        group: mark.style.position?.value)
      if stacks[place] == nil { order.append(place) }
      stacks[place, default: []].append(index)
    }
    // Areas are stacked series by series, whatever the order of their points is.
    let series = seriesOrder(of: marks)
    for place in order {
      var indices = stacks[place] ?? []
      if place.kind == .area {
        let ranks = indices.map { series[marks[$0].seriesKey] ?? 0 }
        indices = zip(ranks, indices).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
      }
      stack(indices, of: marks, in: &spans)
    }
    return spans
  }

  private static func seriesOrder(of marks: [Mark]) -> [SeriesKey: Int] {
    var ranks: [SeriesKey: Int] = [:]
    for mark in marks where mark.kind == .area && ranks[mark.seriesKey] == nil {
      ranks[mark.seriesKey] = ranks.count
    }
    return ranks
  }

  private static func stack(_ indices: [Int], of marks: [Mark], in spans: inout [StackedSpan?]) {
    guard let first = indices.first else { return }
    let values = indices.map { spans[$0]?.end ?? 0 }
    let total = values.reduce(0) { $0 + abs($1) }
    let method = marks[first].stacking
    let scale = method == .normalized && total > 0 ? 1 / total : 1
    var above = method == .center ? -total / 2 : 0, below = above
    var outermost: (above: Int?, below: Int?)
    for (index, value) in zip(indices, values) {
      // Negative values have a separate stack, downwards.
      let isBelow = value < 0 && method != .center
      let start = isBelow ? below : above
      let end = start + (method == .center ? abs(value) : value * scale)
      spans[index]?.start = start
      spans[index]?.end = end
      spans[index]?.isOutermost = false
      if isBelow { below = end } else { above = end }
      if isBelow { outermost.below = index } else { outermost.above = index }
    }
    for index in [outermost.above, outermost.below] {
      if let index { spans[index]?.isOutermost = true }
    }
  }
}

/// The properties that the points of one line or area share.
struct SeriesKey: Hashable {
  let kind: Mark.Kind
  let layer: Int?
  let values: [DataValue?]
}

extension Mark {
  var seriesKey: SeriesKey {
    func category(_ value: DataValue?) -> DataValue? { value?.isCategory == true ? value : nil }
    return SeriesKey(
      kind: kind, layer: layer,
      values: [
        series, category(style.foregroundBy), category(style.symbolBy),
        category(style.lineStyleBy), style.position?.value,
      ])
  }

  /// The axis along which the mark extends from zero; nil if both ends are given.
  var stackingAxis: Axis? {
    guard kind == .bar || kind == .area else { return nil }
    switch (x, y) {
    case (.at(let x), .at(let y)):
      let canGrowUp = y.value.isNumber && y.upper == nil
      let canGrowRight = x.value.isNumber && x.upper == nil
      return canGrowUp ? .vertical : canGrowRight ? .horizontal : nil
    case (.at(let x), .points): return x.value.isNumber && x.upper == nil ? .horizontal : nil
    case (.points, .at(let y)): return y.value.isNumber && y.upper == nil ? .vertical : nil
    default: return nil
    }
  }

  func extent(along axis: Axis) -> Extent { axis == .horizontal ? x : y }

  func value(along axis: Axis) -> Double? {
    guard case .number(let number)? = extent(along: axis).single?.value, number.isFinite else {
      return nil
    }
    return number
  }
}
