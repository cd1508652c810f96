import Foundation

/// Whether scroll views show how far they are scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Visibility {
    case automatic, visible, hidden, never
  }

  private let visibility: Visibility

  /// As the platform does: while the user scrolls.
  public static var automatic: ScrollIndicatorVisibility { .init(visibility: .automatic) }
  /// Shown.
  public static var visible: ScrollIndicatorVisibility { .init(visibility: .visible) }
  /// Hidden, unless the platform thinks otherwise.
  public static var hidden: ScrollIndicatorVisibility { .init(visibility: .hidden) }
  /// Never shown.
  public static var never: ScrollIndicatorVisibility { .init(visibility: .never) }
}

extension View {
  /// Shows or hides the indicators of the scroll views inside.
  ///
  /// On a screen at rest only those that are `visible` are drawn; `automatic` ones while the
  /// content moves, and a moment longer.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      })
  }
}

extension ScrollNode {
  /// The bars that are shown, in the scroll view's own space, and how much of them is seen: 3 points
  /// wide, 3 from the edge and the ends within their margins, and at least 36 long.
  private var indicators: [(frame: CGRect, opacity: Double)] {
    let thickness: CGFloat = 3, gap: CGFloat = 3
    let isRightToLeft = environment.values.layoutDirection == .rightToLeft
    let margins = mirrored(environment.values.scrollTraits.indicatorMargins)
    var bars: [(frame: CGRect, opacity: Double)] = []
    if let opacity = indicatorOpacity(along: .vertical),
      let (start, length) = indicator(
        at: contentOffset.y, visible: size.height, content: contentSize.height,
        from: margins.top + gap, to: size.height - margins.bottom - gap)
    {
      let x =
        isRightToLeft ? margins.leading + gap : size.width - margins.trailing - gap - thickness
      bars.append((CGRect(x: x, y: start, width: thickness, height: length), opacity))
    }
    if let opacity = indicatorOpacity(along: .horizontal),
      let (start, length) = indicator(
        at: contentOffset.x, visible: size.width, content: contentSize.width,
        from: margins.leading + gap, to: size.width - margins.trailing - gap)
    {
      let y = size.height - margins.bottom - gap - thickness
      bars.append((CGRect(x: start, y: y, width: length, height: thickness), opacity))
    }
    return bars
  }

  /// How much is seen of the bar along an axis; nil if nothing is.
  ///
  /// Automatic bars are seen while the content moves, fade 0.3 seconds later, and are gone in
  /// another quarter of a second.
  private func indicatorOpacity(along axis: Axis) -> Double? {
    guard axes.contains(Axis.Set(axis)) else { return nil }
    let traits = environment.values.scrollTraits
    let visibility = axis == .vertical ? traits.verticalIndicators : traits.horizontalIndicators
    if visibility == .visible { return 1 }
    guard visibility == .automatic else { return nil }
    if phase != .idle { return 1 }
    guard let restTime else { return nil }
    let opacity = min((restTime + 0.3 + 0.25 - graph.clock.now) / 0.25, 1)
    return opacity > 0 ? opacity : nil
  }

  /// Where a bar is along its axis; nil if there is nothing to scroll.
  private func indicator(
    at offset: CGFloat, visible: CGFloat, content: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = end - start
    guard content > visible, track > 0 else { return nil }
    let length = min(max(track * visible / content, 36), track)
    let progress = min(max(offset / (content - visible), 0), 1)
    return (start + progress * (track - length), length)
  }

  /// Paints the bars over the content.
  func displayIndicators(in context: inout DisplayContext) {
    let isDark = environment.colorScheme == .dark
    for (frame, opacity) in indicators {
      let color: Color = isDark ? .white.opacity(0.5 * opacity) : .black.opacity(0.35 * opacity)
      let rect = frame.offsetBy(dx: context.origin.x, dy: context.origin.y)
      let radius = min(rect.width, rect.height) / 2
      context.list.append(
        .fill(
          Path(roundedRect: rect, cornerRadius: radius, style: .circular),
          .color(color.resolve(in: environment)), FillStyle()))
    }
  }
}
