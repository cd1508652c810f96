/// The names of series, with their colours, symbols or line styles.
struct LegendView: View {
  let model: ChartModel
  let isVertical: Bool

  @MainActor static func isNeeded(for model: ChartModel) -> Bool {
    !model.foreground.domain.isEmpty && model.usesForegroundScale
      || model.foreground.bounds != nil || !model.symbols.domain.isEmpty
      || !model.lineStyles.domain.isEmpty
  }

  var body: some View {
    if let bounds = model.foreground.bounds {
      gradient(bounds)
    } else if isVertical {
      VStack(alignment: .leading, spacing: 4) { items }
    } else {
      FlowLayout(spacing: CGSize(width: 12, height: 4)) { items }
    }
  }

  private var values: [DataValue] {
    unique(
      (model.usesForegroundScale ? model.foreground.domain : []) + model.symbols.domain
        + model.lineStyles.domain)
  }

  @ViewBuilder private var items: some View {
    let values = values
    ForEach(values, id: \.self) { value in
      HStack(spacing: 4) {
        key(of: value)
        Text(AxisFormat.numbers(digits: 6, false).title(of: value, in: AxisContext()))
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
  }

  // Measurements.md#chart-legend
  @ViewBuilder private func key(of value: DataValue) -> some View {
    let style = model.foreground.visual(of: value) ?? AnyShapeStyle(.secondary)
    if let line = model.lineStyles.visual(of: value) {
      Path { path in
        path.move(to: CGPoint(x: 0, y: 4))
        path.addLine(to: CGPoint(x: 16, y: 4))
      }
      .stroke(style, style: line)
      .frame(width: 16, height: 8)
    } else {
      let symbol = model.symbols.visual(of: value) ?? AnyChartSymbolShape(.circle)
      symbol.fill(style).frame(width: 8, height: 8)
    }
  }

  private func gradient(_ bounds: ClosedRange<Double>) -> some View {
    let colors = (0...10).map { step in
      model.foreground.visual(
        of: .number(
          bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * Double(step) / 10))
        ?? AnyShapeStyle(.clear)
    }
    let isDate = model.foreground.isDate
    let format = isDate ? AxisFormat.dates(.day) : .numbers(digits: 2, false)
    func title(_ bound: Double) -> String {
      format.title(of: isDate ? .date(bound) : .number(bound), in: AxisContext())
    }
    return HStack(spacing: 4) {
      Text(title(bounds.lowerBound))
      HStack(spacing: 0) {
        ForEach(colors.indices, id: \.self) { Rectangle().fill(colors[$0]) }
      }
      .frame(width: 80, height: 8)
      .clipShape(Capsule())
      Text(title(bounds.upperBound))
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

extension ChartModel {
  /// Whether a mark gets its colour from a value.
  var usesForegroundScale: Bool {
    marks.contains { $0.style.foreground == nil && $0.style.foregroundBy != nil }
  }
}

/// Places views one after the other in lines.
struct FlowLayout: Layout {
  let spacing: CGSize

  private func origins(
    _ subviews: Subviews, width: CGFloat
  ) -> (origins: [CGPoint], size: CGSize) {
    var point = CGPoint.zero, size = CGSize.zero, lineHeight: CGFloat = 0
    var origins: [CGPoint] = []
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + own.width > width + 0.01 {
        point = CGPoint(x: 0, y: point.y + lineHeight + spacing.height)
        lineHeight = 0
      }
      origins.append(point)
      size.width = max(size.width, point.x + own.width)
      lineHeight = max(lineHeight, own.height)
      size.height = max(size.height, point.y + lineHeight)
      point.x += own.width + spacing.width
    }
    return (origins, size)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    origins(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, origin) in zip(subviews, origins(subviews, width: bounds.width).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}
