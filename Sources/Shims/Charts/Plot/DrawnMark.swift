/// A mark, or a line of marks, as a path with a style.
struct DrawnMark {
  enum Paint {
    case fill
    case stroke(StrokeStyle)
  }

  /// The index of the first mark.
  let index: Int
  let path: Path
  let paint: Paint
  let style: AnyShapeStyle
  let mark: MarkStyle
  let layer: Int?
  /// The frame that annotations are placed beside.
  let frame: CGRect
}

extension PlotGeometry {
  /// Returns the marks in the order in which they are drawn.
  func drawnMarks() -> [DrawnMark] {
    var drawn: [DrawnMark] = []
    var series: [SeriesKey: [Int]] = [:]
    var order: [SeriesKey] = []
    for index in model.marks.indices {
      let mark = model.marks[index]
      switch mark.kind {
      case .line, .area:
        if series[mark.seriesKey] == nil { order.append(mark.seriesKey) }
        series[mark.seriesKey, default: []].append(index)
        drawn += symbol(of: index)
      case .point: drawn += symbol(of: index)
      case .bar, .rectangle: drawn += rectangle(of: index)
      case .rule: drawn += rule(of: index)
      case .sector: break
      }
    }
    for key in order {
      drawn += key.kind == .line ? line(of: series[key] ?? []) : area(of: series[key] ?? [])
    }
    for (index, sector) in sectors { drawn.append(item(index, sector.path)) }
    return drawn.enumerated().sorted {
      // A symbol is drawn over the line that starts at it.
      let first = ($0.element.mark.zIndex, Double($0.element.index), $0.element.isSymbol ? 1.0 : 0)
      let second = ($1.element.mark.zIndex, Double($1.element.index), $1.element.isSymbol ? 1.0 : 0)
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  private func item(
    _ index: Int, _ path: Path, paint: DrawnMark.Paint = .fill, frame: CGRect? = nil
  ) -> DrawnMark {
    let mark = model.marks[index]
    return DrawnMark(
      index: index, path: path, paint: paint, style: model.style(of: mark), mark: mark.style,
      layer: mark.layer, frame: frame ?? path.boundingRect)
  }

  private func rectangle(of index: Int) -> [DrawnMark] {
    guard let frame = frame(of: index) else { return [] }
    let mark = model.marks[index]
    if let clip = mark.style.clip { return [item(index, clip.path(in: frame), frame: frame)] }
    if let corner = mark.style.corner {
      let radius = min(corner.radius, frame.width / 2, frame.height / 2)
      return [
        item(
          index, Path(roundedRect: frame, cornerRadius: max(0, radius), style: corner.style),
          frame: frame)
      ]
    }
    guard mark.kind == .bar, let span = model.spans[index], span.isOutermost else {
      return [item(index, Path(frame), frame: frame)]
    }
    return [item(index, bar(in: frame, growing: span), frame: frame)]
  }

  /// Returns a bar with rounded corners at its outer end. Measurements.md#chart-bar-corner
  private func bar(in frame: CGRect, growing span: StackedSpan) -> Path {
    let radius = min(2, frame.width / 2, frame.height / 2)
    let isForward = (span.end >= span.start) != model.scale(span.axis).isReversed
    var corners = RectangleCornerRadii()
    switch (span.axis, isForward) {
    case (.vertical, true): (corners.topLeading, corners.topTrailing) = (radius, radius)
    case (.vertical, false): (corners.bottomLeading, corners.bottomTrailing) = (radius, radius)
    case (.horizontal, true): (corners.topTrailing, corners.bottomTrailing) = (radius, radius)
    case (.horizontal, false): (corners.topLeading, corners.bottomLeading) = (radius, radius)
    }
    return UnevenRoundedRectangle(cornerRadii: corners).path(in: frame)
  }

  private func rule(of index: Int) -> [DrawnMark] {
    guard let frame = frame(of: index) else { return [] }
    let mark = model.marks[index]
    let path = Path { path in
      path.move(to: frame.origin)
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    }
    let stroke = model.stroke(of: mark) ?? StrokeStyle(lineWidth: 1)
    return [item(index, path, paint: .stroke(stroke), frame: frame)]
  }

  private func line(of indices: [Int]) -> [DrawnMark] {
    let points = indices.compactMap { point(of: $0) }
    guard let first = indices.first, points.count > 1 else { return [] }
    let mark = model.marks[first]
    var path = Path()
    path.move(to: points[0])
    path.addCurve(through: points, method: mark.style.interpolation ?? .linear)
    let stroke =
      model.stroke(of: mark) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    return [item(first, path, paint: .stroke(stroke))]
  }

  private func area(of indices: [Int]) -> [DrawnMark] {
    guard let first = indices.first else { return [] }
    let mark = model.marks[first]
    let axis: Axis = edges(of: first, .vertical) == nil ? .horizontal : .vertical
    var near: [CGPoint] = [], far: [CGPoint] = []
    for index in indices {
      guard let edges = edges(of: index, axis),
        let place = point(of: index).map({ axis == .vertical ? $0.x : $0.y })
      else { continue }
      near.append(
        axis == .vertical ? CGPoint(x: place, y: edges.start) : CGPoint(x: edges.start, y: place))
      far.append(
        axis == .vertical ? CGPoint(x: place, y: edges.end) : CGPoint(x: edges.end, y: place))
    }
    guard far.count > 1 else { return [] }
    let method = mark.style.interpolation ?? .linear
    var path = Path()
    path.move(to: far[0])
    path.addCurve(through: far, method: method)
    path.addLine(to: near[near.count - 1])
    path.addCurve(through: near.reversed(), method: method.reversed)
    path.closeSubpath()
    return [item(first, path)]
  }

  private func symbol(of index: Int) -> [DrawnMark] {
    let mark = model.marks[index]
    guard let point = point(of: index) else { return [] }
    let shape: AnyChartSymbolShape
    switch mark.style.symbol {
    case .view: return []
    case .shape(let symbol): shape = symbol
    case nil:
      if let value = mark.style.symbolBy, let symbol = model.symbols.visual(of: value) {
        shape = symbol
      } else if mark.kind == .point {
        shape = AnyChartSymbolShape(.circle)
      } else {
        return []
      }
    }
    let size = model.symbolSize(of: mark)
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
      height: size.height)
    return [
      DrawnMark(
        index: index, path: shape.path(in: frame), paint: .fill, style: model.style(of: mark),
        mark: mark.style, layer: mark.layer, frame: frame)
    ]
  }
}

extension DrawnMark {
  /// Whether the path is a symbol, not a line or an area.
  fileprivate var isSymbol: Bool {
    if case .fill = paint { mark.symbol != nil || mark.symbolBy != nil } else { false }
  }
}

extension ChartModel {
  func style(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.style.foreground { return style }
    return mark.style.foregroundBy.flatMap { foreground.visual(of: $0) } ?? AnyShapeStyle(.blue)
  }

  func stroke(of mark: Mark) -> StrokeStyle? {
    mark.style.lineStyle ?? mark.style.lineStyleBy.flatMap { lineStyles.visual(of: $0) }
  }

  // Measurements.md#chart-symbol-area
  static let symbolArea: CGFloat = 50

  func symbolSize(of mark: Mark) -> CGSize {
    var area = Self.symbolArea
    switch mark.style.symbolSize {
    case .size(let size): return size
    case .area(let chosen): area = chosen
    case nil: area = mark.style.symbolSizeBy.flatMap { symbolSizes.visual(of: $0) } ?? area
    }
    // The diameter of a circle with the area.
    let side = area > 0 && area.isFinite ? 2 * sqrt(area / .pi) : 0
    return CGSize(width: side, height: side)
  }
}
