/// The properties of a chart that an axis depends on.
struct AxisContext: Equatable {
  /// The number of marks that fit along the x axis and the y axis.
  var xCount = 5
  var yCount = 5
  var locale = Locale.current
  var calendar = Calendar.current
}

/// Finds the domain of an axis from the marks and from modifiers.
struct ScaleBuilder {
  let axis: Axis
  let choice: ScaleChoice
  let context: AxisContext
  private var values: [DataValue] = []

  init(axis: Axis, choice: ScaleChoice, context: AxisContext) {
    self.axis = axis
    self.choice = choice
    self.context = context
  }

  mutating func collect(_ marks: [Mark], spans: [StackedSpan?]) {
    for (mark, span) in zip(marks, spans) {
      if let span, span.axis == axis {
        values += [.number(span.start), .number(span.end)]
        continue
      }
      for encoding in mark.extent(along: axis).encodings {
        values.append(encoding.value)
        if let upper = encoding.upper { values.append(upper) }
      }
    }
  }

  func scale(rounding marks: AxisMarkValues) -> PositionScale {
    var scale = PositionScale(.none, axis: axis)
    scale.type = choice.type ?? .linear
    scale.range = choice.range ?? .plot(start: 0, end: 0)
    switch choice.domain ?? .automatic(AutomaticScaleDomain()) {
    case .values(let listed):
      scale.domain = domain(of: listed, includesZero: false)
      let ends = listed.compactMap(\.scalar)
      if ends.count > 1, ends[ends.count - 1] < ends[0] { scale.isReversed = true }
    case .automatic(let automatic):
      let includesZero = automatic.includesZero ?? (choice.type?.kind != .log)
      scale.domain = domain(of: values, includesZero: includesZero)
      if let modify = automatic.modify {
        scale.domain = domain(of: modify(dataValues(of: scale.domain)), includesZero: false)
      } else if case .numbers(let bounds) = scale.domain {
        scale.domain = .numbers(rounded(bounds, marks))
      }
      scale.isReversed = automatic.reversed ?? false
    }
    return scale
  }

  private func dataValues(of domain: PositionScale.Domain) -> [DataValue] {
    switch domain {
    case .none: []
    case .numbers(let bounds): [.number(bounds.lowerBound), .number(bounds.upperBound)]
    case .dates(let bounds): [.date(bounds.lowerBound), .date(bounds.upperBound)]
    case .categories(let names): names.map { .category($0) }
    }
  }

  private func domain(of values: [DataValue], includesZero: Bool) -> PositionScale.Domain {
    let names = values.compactMap { value -> String? in
      if case .category(let name) = value { name } else { nil }
    }
    if !names.isEmpty { return .categories(unique(names)) }
    var dates: [Double] = [], numbers: [Double] = []
    for value in values {
      switch value {
      // Calendars fail for infinite and for very distant dates.
      case .date(let seconds) where abs(seconds) <= 1e12: dates.append(seconds)
      case .number(let number)
      where number.isFinite && (choice.type?.kind != .log || number > 0):
        numbers.append(number)
      default: break
      }
    }
    if let low = dates.min(), let high = dates.max() { return .dates(low...high) }
    if includesZero, !numbers.isEmpty { numbers.append(0) }
    guard let low = numbers.min(), let high = numbers.max() else { return .none }
    return .numbers(low == high ? low...low + 1 : low...high)
  }

  /// Returns the bounds, moved outwards to the marks of the axis.
  private func rounded(
    _ bounds: ClosedRange<Double>, _ marks: AxisMarkValues
  ) -> ClosedRange<Double> {
    let lower = marks.roundsLowerBound ?? true, upper = marks.roundsUpperBound ?? true
    if choice.type?.kind == .log {
      func power(near bound: Double, _ rule: FloatingPointRoundingRule) -> Double {
        deterministicPowerOfTen(deterministicDecimalLogarithm(bound).rounded(rule))
      }
      let low = lower ? power(near: bounds.lowerBound, .down) : bounds.lowerBound
      let high = upper ? power(near: bounds.upperBound, .up) : bounds.upperBound
      return low < high ? low...high : bounds
    }
    return ticks(for: bounds, marks).rounding(bounds, lower: lower, upper: upper)
  }

  private func ticks(for bounds: ClosedRange<Double>, _ marks: AxisMarkValues) -> NumberTicks {
    switch marks.kind {
    case .stride(let step): return NumberTicks(step: step)
    case .automatic(let desiredCount, let minimum):
      return NumberTicks(
        for: bounds, desiredCount: desiredCount ?? context.count(axis), minimumStep: minimum)
    case .dates, .values: return NumberTicks(for: bounds, desiredCount: context.count(axis))
    }
  }
}

extension AxisContext {
  func count(_ axis: Axis) -> Int { axis == .horizontal ? xCount : yCount }
}

extension ScrollChoice {
  /// Returns the scale of the visible part.
  func visiblePart(of scale: PositionScale) -> PositionScale {
    var scale = scale
    switch scale.domain {
    case .none: break
    case .categories(let names):
      guard !names.isEmpty else { break }
      let count = length?.wholeNumber(in: 1...names.count) ?? names.count
      var first = 0
      if case .category(let name)? = position ?? initial {
        first = names.firstIndex(of: name) ?? 0
      }
      first = min(first, names.count - count)
      scale.domain = .categories(Array(names[first..<first + count]))
    case .numbers(let bounds): scale.domain = .numbers(part(of: bounds))
    case .dates(let bounds): scale.domain = .dates(part(of: bounds))
    }
    return scale
  }

  private func part(of bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    let full = bounds.upperBound - bounds.lowerBound
    let length = min(length.map { $0 > 0 ? $0 : full } ?? full, full)
    let start = ((position ?? initial)?.scalar ?? bounds.lowerBound)
      .clamped(to: bounds.lowerBound...max(bounds.lowerBound, bounds.upperBound - length))
    return start...start + length
  }
}
