/// The geometry of marks in a plot of a size, in points from its top left corner.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize

  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  func position(of value: DataValue, _ axis: Axis) -> CGFloat? {
    guard let place = model.scale(axis).position(of: value, in: length(axis)), place.isFinite
    else { return nil }
    return place
  }

  /// Returns the middle of a value or bin.
  private func middle(of encoding: Encoding, _ axis: Axis) -> CGFloat? {
    guard let start = position(of: encoding.value, axis) else { return nil }
    guard let upper = encoding.upper, let end = position(of: upper, axis) else { return start }
    return (start + end) / 2
  }

  /// Returns the point of a line, a symbol or an annotation.
  func point(of index: Int) -> CGPoint? {
    let mark = model.marks[index]
    guard let x = place(of: index, .horizontal), let y = place(of: index, .vertical) else {
      return nil
    }
    let point = CGPoint(x: x + mark.style.offset.xStart, y: y + mark.style.offset.yStart)
    return point.x.isFinite && point.y.isFinite ? point : nil
  }

  private func place(of index: Int, _ axis: Axis) -> CGFloat? {
    let mark = model.marks[index]
    if let span = model.spans[index], span.axis == axis {
      return position(of: .number(span.end), axis)
    }
    switch mark.extent(along: axis) {
    case .at(let encoding):
      guard let middle = middle(of: encoding, axis) else { return nil }
      guard let group = group(of: mark, axis) else { return middle }
      let step = step(of: encoding, axis)
      let span = group.span.length(in: step, automatic: Self.groupShare)
      return middle + span * ((CGFloat(group.index) + 0.5) / CGFloat(group.count) - 0.5)
    case .point(let distance): return distance ?? length(axis) / 2
    case .between(let start, _): return position(of: start.value, axis)
    case .full, .points: return length(axis) / 2
    }
  }

  /// Returns the two edges of an area at one of its points.
  func edges(of index: Int, _ axis: Axis) -> (start: CGFloat, end: CGFloat)? {
    let mark = model.marks[index]
    if let span = model.spans[index], span.axis == axis {
      guard let start = position(of: .number(span.start), axis),
        let end = position(of: .number(span.end), axis)
      else { return nil }
      return (start, end)
    }
    guard case .between(let low, let high) = mark.extent(along: axis),
      let start = position(of: low.value, axis), let end = position(of: high.value, axis)
    else { return nil }
    return (start, end)
  }

  /// Returns the frame of a bar, a rectangle or a rule.
  func frame(of index: Int) -> CGRect? {
    let mark = model.marks[index]
    guard let x = range(of: index, .horizontal), let y = range(of: index, .vertical) else {
      return nil
    }
    let offset = mark.style.offset
    let left = min(x.0, x.1) + offset.xStart, right = max(x.0, x.1) + offset.xEnd
    let top = min(y.0, y.1) + offset.yStart, bottom = max(y.0, y.1) + offset.yEnd
    guard [left, right, top, bottom].allSatisfy(\.isFinite) else { return nil }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func range(of index: Int, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let mark = model.marks[index]
    if let edges = edges(of: index, axis), model.spans[index]?.axis == axis {
      return edges
    }
    switch mark.extent(along: axis) {
    case .full: return (0, length(axis))
    case .points(let start, let end): return (start ?? 0, end ?? length(axis))
    case .point(let distance):
      let place = distance ?? length(axis) / 2
      return (place, place)
    case .between(let low, let high):
      guard let start = position(of: low.value, axis), let end = position(of: high.value, axis)
      else { return nil }
      guard let band = model.scale(axis).band(in: length(axis)) else { return (start, end) }
      return (min(start, end) - band / 2, max(start, end) + band / 2)
    case .at(let encoding):
      guard let middle = place(of: index, axis) else { return nil }
      let thickness = mark.kind == .rule ? 0 : thickness(of: mark, encoding, axis)
      return (middle - thickness / 2, middle + thickness / 2)
    }
  }

  /// Returns the width of a bar across its axis. Measurements.md#chart-bar-width
  private func thickness(of mark: Mark, _ encoding: Encoding, _ axis: Axis) -> CGFloat {
    let dimension = axis == .horizontal ? mark.width : mark.height
    let step = step(of: encoding, axis)
    if let group = group(of: mark, axis) {
      let span = group.span.length(in: step, automatic: Self.groupShare)
      return dimension.length(in: span / CGFloat(group.count), automatic: Self.barInGroupShare)
    }
    let isNumberBin = encoding.upper != nil && encoding.value.isNumber
    let share: CGFloat =
      mark.kind == .rectangle ? 1 : isNumberBin ? Self.binShare : Self.barShare
    let length = dimension.length(in: step, automatic: share)
    let hasStep = encoding.upper != nil || model.scale(axis).categories != nil
    guard dimension.kind == .automatic, !hasStep else { return length }
    return min(length, PositionScale.FreeBars.widest)
  }

  static let barShare: CGFloat = 0.75
  private static let binShare: CGFloat = 0.95
  private static let groupShare: CGFloat = 0.8
  private static let barInGroupShare: CGFloat = 0.92

  /// Returns the length of a value's band or bin, or its distance to the next value.
  private func step(of encoding: Encoding, _ axis: Axis) -> CGFloat {
    if let upper = encoding.upper, let start = position(of: encoding.value, axis),
      let end = position(of: upper, axis)
    {
      return abs(end - start)
    }
    let scale = model.scale(axis)
    return scale.band(in: length(axis)) ?? CGFloat(scale.bars?.gap ?? 1) * length(axis)
  }

  private func group(
    of mark: Mark, _ axis: Axis
  ) -> (index: Int, count: Int, span: MarkDimension)? {
    guard let position = mark.style.position,
      (position.axis ?? defaultGroupAxis(of: mark)) == axis,
      let index = model.groups.firstIndex(of: position.value)
    else { return nil }
    return (index, model.groups.count, position.span)
  }

  private func defaultGroupAxis(of mark: Mark) -> Axis {
    if let stacking = mark.stackingAxis { return stacking == .vertical ? .horizontal : .vertical }
    return mark.y.single.map { $0.value.isCategory } == true
      && mark.x.single?.value.isNumber != false
      ? .vertical : .horizontal
  }
}
