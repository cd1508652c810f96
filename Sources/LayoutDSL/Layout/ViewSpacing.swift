import Foundation

/// The distances a view prefers to its neighbours, in points.
///
/// Plain views keep 8 points from each other; the distances of text above and below come from its
/// font (text_rules §2); a spacer wants none.
public struct ViewSpacing: Sendable {
  /// What a view asks for at one of its edges.
  enum Preference: Equatable, Sendable {
    /// No distance, whatever the neighbour.
    case zero
    /// The default distance.
    case plain
    /// The distances of a text, above or below; apart, because most views have none.
    indirect case text(TextSpacing)
  }

  var top = Preference.plain
  var bottom = Preference.plain
  /// Whether the view asks for the default distance beside it, or for none: fonts have no say there.
  var leading = true
  var trailing = true

  static let defaultDistance: CGFloat = 8

  /// A view without preferences of its own: the default distance on all sides.
  public init() {}

  /// A view that keeps no distance.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.zero, .zero)
    (spacing.leading, spacing.trailing) = (false, false)
    return spacing
  }()

  init(text: TextSpacing) {
    top = .text(text)
    bottom = top
  }

  /// The distance from this view to the one that follows it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if axis == .horizontal { return trailing && next.leading ? Self.defaultDistance : 0 }
    switch (bottom, next.top) {
    case (.zero, _), (_, .zero): return 0
    case (.text, .text(let lower)): return lower.textAbove
    case (.plain, .text(let lower)): return lower.viewAbove
    case (.text(let upper), .plain): return upper.viewBelow
    case (.plain, .plain): return Self.defaultDistance
    }
  }

  /// Takes over the preferences of another view at some edges, where they ask for more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.leading) { leading = leading || other.leading }
    if edges.contains(.trailing) { trailing = trailing || other.trailing }
  }

  /// The union of this view's preferences with another's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Forgets the view's own preferences at some edges.
  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = .plain }
    if edges.contains(.bottom) { bottom = .plain }
    if edges.contains(.leading) { leading = true }
    if edges.contains(.trailing) { trailing = true }
  }

  private static func larger(_ first: Preference, _ second: Preference) -> Preference {
    switch (first, second) {
    case (.zero, _): return second
    case (_, .zero): return first
    case (.plain, .text), (.text, .plain), (.plain, .plain): return .plain
    case (.text(let one), .text(let other)):
      return .text(
        TextSpacing(
          textAbove: max(one.textAbove, other.textAbove),
          viewAbove: max(one.viewAbove, other.viewAbove),
          viewBelow: max(one.viewBelow, other.viewBelow)))
    }
  }
}

extension ViewSpacing {
  /// Whether the two ask for the same distances.
  static func == (left: ViewSpacing, right: ViewSpacing) -> Bool {
    left.top == right.top && left.bottom == right.bottom && left.leading == right.leading
      && left.trailing == right.trailing
  }
}
