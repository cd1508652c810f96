/// The place of an annotation.
struct AnnotationPlace {
  /// The frame of the mark in the plot.
  var frame: CGRect
  var position: AnnotationPosition.Kind
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution

  /// Returns the origin of an annotation of a size in a plot of a size.
  func origin(_ size: CGSize, plot: CGSize) -> CGPoint {
    // Measurements.md#chart-annotation-spacing
    let spacing = spacing ?? 4
    var x = frame.minX + (frame.width - size.width) * alignment.horizontal.share
    var y = frame.minY + (frame.height - size.height) * alignment.vertical.share
    switch position {
    case .automatic, .top, .topLeading, .topTrailing: y = frame.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: y = frame.maxY + spacing
    case .overlay, .leading, .trailing: break
    }
    switch position {
    case .leading, .topLeading, .bottomLeading: x = frame.minX - spacing - size.width
    case .trailing, .topTrailing, .bottomTrailing: x = frame.maxX + spacing
    case .automatic, .overlay, .top, .bottom: break
    }
    if overflow.x.fits { x = min(x, plot.width - size.width).clamped(to: 0...max(0, x)) }
    if overflow.y.fits { y = min(y, plot.height - size.height).clamped(to: 0...max(0, y)) }
    return CGPoint(x: x, y: y)
  }
}

extension AnnotationOverflowResolution.Strategy {
  fileprivate var fits: Bool {
    if case .fit = kind { true } else { false }
  }
}

extension HorizontalAlignment {
  /// 0 at the leading edge, 1 at the trailing edge.
  var share: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// 0 at the top, 1 at the bottom.
  var share: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

struct AnnotationPlaceKey: LayoutValueKey {
  static var defaultValue: AnnotationPlace? { nil }
}

/// Places annotations beside the marks of a plot.
struct AnnotationLayout: Layout {
  let plot: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { plot }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      guard let place = subview[AnnotationPlaceKey.self] else { continue }
      // An overlay may be as large as its mark; others have their ideal size.
      let isOverlay = place.position == .overlay && !place.frame.isEmpty
      let proposal = isOverlay ? ProposedViewSize(place.frame.size) : .unspecified
      let origin = place.origin(subview.sizeThatFits(proposal), plot: plot)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}
