import Foundation

/// The insets of a rectangle from its four edges.
@frozen public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets from four distances.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets of one distance on some edges and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and trailing insets.
  package var horizontal: CGFloat { leading + trailing }
  /// The sum of the top and bottom insets.
  package var vertical: CGFloat { top + bottom }
}

extension EdgeInsets: Animatable {
  /// The distances as animatable data.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing)))
    }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension EdgeInsets {
  /// Descriptions of the insets that are not zero.
  var edges: [String] {
    [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
      .filter { $0.1 != 0 }.map { "\(formatted($0.1)) at the \($0.0)" }
  }
}
