import Foundation

/// The distances that a view prefers to its neighbours, in points.
///
/// Each edge of a view is that of a text, of a plain view, of both or of neither. The distance
/// between two views is:
///
/// 1. Vertically, if a text meets a text or a plain view, the greatest of the distances that the
///    text styles request for these pairs (Measurements.md#text-spacing).
/// 2. Otherwise 0 if one of the two edges requests no distance, as that of a spacer does.
/// 3. Otherwise 8.
public struct ViewSpacing: Sendable {
  /// The edges that request no distance.
  private var zeroEdges: Edge.Set
  /// The edges at which it is a plain view, which keeps the distance to a text that the text
  /// requests.
  private var plainEdges: Edge.Set = []
  /// The distances requested by texts at the top and bottom edge; nil if there are no texts.
  private var texts: Texts?

  /// The requests of the texts at the top and bottom edge of a view.
  private final class Texts: Sendable {
    let top: TextSpacing?
    let bottom: TextSpacing?

    init(top: TextSpacing?, bottom: TextSpacing?) {
      self.top = top
      self.bottom = bottom
    }
  }

  private var topText: TextSpacing? { texts?.top }
  private var bottomText: TextSpacing? { texts?.bottom }

  private mutating func setTexts(top: TextSpacing?, bottom: TextSpacing?) {
    texts = top == nil && bottom == nil ? nil : Texts(top: top, bottom: bottom)
  }

  static let defaultDistance: CGFloat = 8  // Measurements.md#stack-spacing

  /// Creates spacing without preferences, to form unions with.
  public init() {
    self.init(zero: [])
  }

  /// No distance at any edge.
  public static let zero = ViewSpacing(zero: .all)

  /// The spacing of a view without preferences of its own.
  static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.plainEdges = .all
    return spacing
  }()

  /// Creates spacing that requests no distance at some edges and has no preferences at the others.
  init(zero edges: Edge.Set) {
    zeroEdges = edges
  }

  init(text: TextSpacing) {
    self.init(zero: [])
    setTexts(top: text, bottom: text)
  }

  /// Returns the distance from this view to the following one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (from, to): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if axis == .vertical, let distance = textDistance(to: next) { return distance }
    let isZero = zeroEdges.contains(from) || next.zeroEdges.contains(to)
    return isZero ? 0 : Self.defaultDistance
  }

  /// Returns the greatest distance that texts in this and the following view request; nil if none
  /// does.
  private func textDistance(to next: ViewSpacing) -> CGFloat? {
    var distance: CGFloat?
    if let below = next.topText {
      if bottomText != nil { distance = below.textAbove }
      if plainEdges.contains(.bottom) { distance = max(distance ?? 0, below.viewAbove) }
    }
    if let above = bottomText, next.plainEdges.contains(.top) {
      distance = max(distance ?? 0, above.viewBelow)
    }
    return distance
  }

  /// Merges the preferences of another view at some edges; the greater distances apply.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    zeroEdges.formUnion(other.zeroEdges.intersection(edges))
    plainEdges.formUnion(other.plainEdges.intersection(edges))
    guard other.texts != nil else { return }
    setTexts(
      top: edges.contains(.top) ? Self.larger(topText, other.topText) : topText,
      bottom: edges.contains(.bottom) ? Self.larger(bottomText, other.bottomText) : bottomText)
  }

  /// Returns the union of this spacing with another at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Replaces the preferences at some edges with those of a plain view.
  mutating func reset(_ edges: Edge.Set) {
    zeroEdges.subtract(edges)
    plainEdges.formUnion(edges)
    setTexts(
      top: edges.contains(.top) ? nil : topText, bottom: edges.contains(.bottom) ? nil : bottomText)
  }

  /// The spacing of a button whose label has this spacing.
  ///
  /// A text keeps no distance to a text above it there, and is a plain view to the views below
  /// (Measurements.md#button-spacing).
  var ofButton: ViewSpacing {
    guard topText != nil || bottomText != nil else { return self }
    var spacing = self
    if bottomText != nil { spacing.reset(.bottom) }
    var top = spacing.topText
    top?.textAbove = 0
    spacing.setTexts(top: top, bottom: nil)
    return spacing
  }

  private static func larger(_ one: TextSpacing?, _ other: TextSpacing?) -> TextSpacing? {
    guard let one, let other else { return one ?? other }
    return TextSpacing(
      textAbove: max(one.textAbove, other.textAbove),
      viewAbove: max(one.viewAbove, other.viewAbove),
      viewBelow: max(one.viewBelow, other.viewBelow))
  }
}

extension ViewSpacing {
  /// Whether two values request the same distances.
  static func == (left: ViewSpacing, right: ViewSpacing) -> Bool {
    left.zeroEdges == right.zeroEdges && left.plainEdges == right.plainEdges
      && left.topText == right.topText && left.bottomText == right.bottomText
  }
}
