/// The role of a view in a chart.
enum ChartRole {
  case plot
  case label(LabelPlace)
  case title(Edge, Alignment?, spacing: CGFloat?)
}

/// The place of a label of an axis.
struct LabelPlace {
  /// The number of the axis: labels of one axis do not overlap.
  var axisNumber: Int
  var edge: Edge
  var scale: PositionScale
  var fraction: Double
  var preset: AxisMarkPreset.Kind
  /// Whether the label starts at its place instead of having its middle there.
  var isStart: Bool
  var label: AxisLabel
  var offset: CGSize
}

struct ChartRoleKey: LayoutValueKey {
  static var defaultValue: ChartRole { .plot }
}

/// Places the plot, the labels around it and the titles of the axes.
///
/// The labels get the space that they need, and the plot gets the rest.
struct ChartLayout: Layout {
  /// The ideal size of a chart. Measurements.md#chart-ideal-size
  private static let idealSize = CGSize(width: 300, height: 150)
  /// The space between the plot and its labels. Measurements.md#chart-label-spacing
  private static let spacing: CGFloat = 4
  private static let titleSpacing: CGFloat = 4
  /// The place of labels that are hidden because they overlap: far outside every screen.
  private static let nowhere = CGPoint(x: -1e5, y: -1e5)

  private struct Parts {
    var plots: [LayoutSubview] = []
    var labels: [(view: LayoutSubview, place: LabelPlace, size: CGSize)] = []
    var titles:
      [(view: LayoutSubview, edge: Edge, alignment: Alignment?, size: CGSize, space: CGFloat)] =
        []

    init(_ subviews: LayoutSubviews) {
      for subview in subviews {
        switch subview[ChartRoleKey.self] {
        case .plot: plots.append(subview)
        case .label(let place):
          labels.append((subview, place, subview.sizeThatFits(.unspecified)))
        case .title(let edge, let alignment, let spacing):
          let size = subview.sizeThatFits(.unspecified)
          titles.append((subview, edge, alignment, size, spacing ?? ChartLayout.titleSpacing))
        }
      }
    }

    /// The thickness of the labels at an edge.
    func labelInset(_ edge: Edge) -> CGFloat {
      let outside = labels.filter { $0.place.edge == edge && $0.place.preset != .inset }
      let isSide = edge == .leading || edge == .trailing
      let lengths = outside.map { part in
        isSide
          ? part.size.width + (part.place.label.horizontalSpacing ?? ChartLayout.spacing)
          : part.size.height + (part.place.label.verticalSpacing ?? ChartLayout.spacing)
      }
      return lengths.max() ?? 0
    }

    func titleInset(_ edge: Edge) -> CGFloat {
      titles.filter { $0.edge == edge }.reduce(0) { sum, part in
        sum + part.space
          + (edge == .leading || edge == .trailing ? part.size.width : part.size.height)
      }
    }

    var insets: EdgeInsets {
      // Labels of the y axis extend above and below the plot by half their height.
      let half =
        labels.filter { $0.place.scale.axis == .vertical && $0.place.scale.categories == nil }
        .map { $0.size.height / 2 }.max() ?? 0
      return EdgeInsets(
        top: max(labelInset(.top), half) + titleInset(.top),
        leading: labelInset(.leading) + titleInset(.leading),
        bottom: max(labelInset(.bottom), half) + titleInset(.bottom),
        trailing: labelInset(.trailing) + titleInset(.trailing))
    }

    func plotSize(in size: CGSize) -> CGSize {
      let insets = insets
      let proposal = ProposedViewSize(
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom))
      return plots.first?.sizeThatFits(proposal) ?? .zero
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let parts = Parts(subviews)
    let insets = parts.insets
    let room = proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
    let plot = parts.plotSize(in: room)
    // Labels that are larger than the chart do not make it larger.
    return CGSize(
      width: max(plot.width, min(plot.width + insets.leading + insets.trailing, room.width)),
      height: max(plot.height, min(plot.height + insets.top + insets.bottom, room.height)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let parts = Parts(subviews)
    let insets = parts.insets
    let plot = CGRect(
      origin: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      size: parts.plotSize(in: bounds.size))
    for view in parts.plots { view.place(at: plot.origin, proposal: ProposedViewSize(plot.size)) }
    placeLabels(parts, plot: plot, bounds: bounds)
    placeTitles(parts, plot: plot, bounds: bounds)
  }

  private func placeLabels(_ parts: Parts, plot: CGRect, bounds: CGRect) {
    var taken: [Int: CGRect] = [:]
    for (view, place, size) in parts.labels {
      let frame = place.frame(size, plot: plot, bounds: bounds)
      let spacing = place.label.collision.spacing
      // `CGRect.intersects` of Foundation traps if a coordinate is not finite.
      let isPlaced = frame.origin.x.isFinite && frame.origin.y.isFinite
      let overlaps =
        isPlaced && place.label.collision.kind != .disabled
        && taken[place.axisNumber].map { $0.insetBy(dx: -spacing, dy: 0).intersects(frame) } == true
      // A label after the end of the axis names an interval outside the plot.
      let isAfterEnd = place.isStart && frame.minX >= plot.maxX
      let leaves =
        place.label.collision.kind == .automatic && place.isStart && place.label.anchor == nil
        && (isAfterEnd || frame.maxX > bounds.maxX + 1)
      if !isPlaced || overlaps || leaves {
        view.place(at: Self.nowhere, proposal: .unspecified)
      } else {
        taken[place.axisNumber] = frame
        view.place(
          at: CGPoint(x: frame.minX + place.offset.width, y: frame.minY + place.offset.height),
          proposal: .unspecified)
      }
    }
  }

  private func placeTitles(_ parts: Parts, plot: CGRect, bounds: CGRect) {
    for (view, edge, alignment, size, space) in parts.titles {
      let horizontal = (alignment ?? edge.defaultTitleAlignment).horizontal.share
      let vertical = (alignment ?? edge.defaultTitleAlignment).vertical.share
      let x = bounds.minX + (bounds.width - size.width) * horizontal
      let y = plot.minY + (plot.height - size.height) * vertical
      let labels = parts.labelInset(edge)
      let origin =
        switch edge {
        case .top: CGPoint(x: x, y: plot.minY - max(labels, Self.spacing) - space - size.height)
        case .bottom: CGPoint(x: x, y: plot.maxY + labels + space)
        case .leading: CGPoint(x: plot.minX - labels - space - size.width, y: y)
        case .trailing: CGPoint(x: plot.maxX + labels + space, y: y)
        }
      view.place(at: origin, proposal: .unspecified)
    }
  }
}

extension Edge {
  // Measurements.md#chart-axis-title
  fileprivate var defaultTitleAlignment: Alignment { self == .top ? .trailing : .center }
}

extension AxisValueLabelCollisionResolution {
  /// The least distance between labels, in points.
  fileprivate var spacing: CGFloat {
    if case .greedy(_, let spacing?) = kind { spacing } else { 2 }
  }
}

extension LabelPlace {
  /// Returns the frame of a label of a size around a plot.
  func frame(_ size: CGSize, plot: CGRect, bounds: CGRect) -> CGRect {
    let isHorizontal = scale.axis == .horizontal
    let place =
      scale.position(fraction: fraction, in: isHorizontal ? plot.width : plot.height)
      + (isHorizontal ? plot.minX : plot.minY)
    if let anchor = label.anchor { return frame(size, at: place, plot: plot, anchor: anchor) }
    var frame = CGRect(origin: .zero, size: size)
    let gapX = label.horizontalSpacing ?? 4, gapY = label.verticalSpacing ?? 4
    let isInset = preset == .inset
    if isHorizontal {
      frame.origin.x = isStart ? place + 4 : place - size.width / 2
      let below = isInset ? plot.maxY - size.height - gapY : plot.maxY + gapY
      let above = isInset ? plot.minY + gapY : plot.minY - size.height - gapY
      frame.origin.y = edge == .bottom ? below : above
      let limits = preset == .aligned || isInset ? plot : bounds
      if !isStart || preset == .aligned {
        frame.origin.x = frame.origin.x.clamped(
          to: limits.minX...max(limits.minX, limits.maxX - size.width))
      }
    } else {
      frame.origin.y = isInset ? place - size.height : place - size.height / 2
      let after = isInset ? plot.maxX - size.width - gapX : plot.maxX + gapX
      let before = isInset ? plot.minX + gapX : plot.minX - size.width - gapX
      frame.origin.x = edge == .trailing ? after : before
    }
    return frame
  }

  /// Returns the frame of a label whose anchor is at its place on the edge of the plot.
  private func frame(
    _ size: CGSize, at place: CGFloat, plot: CGRect, anchor: UnitPoint
  ) -> CGRect {
    let point =
      switch edge {
      case .top: CGPoint(x: place, y: plot.minY)
      case .bottom: CGPoint(x: place, y: plot.maxY)
      case .leading: CGPoint(x: plot.minX, y: place)
      case .trailing: CGPoint(x: plot.maxX, y: place)
      }
    return CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }
}
