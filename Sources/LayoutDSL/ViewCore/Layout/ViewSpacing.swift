import Foundation

/// The distances a view prefers to its neighbours, in points.
///
/// At each edge a view says of which kind it is, and its neighbour's kinds decide: a text keeps from
/// a text above, from a plain view above and from one below what its font asks for (text_rules §2);
/// of several that apply the largest counts. Where no kinds meet, the distance is none if one of the
/// two wants none, as a spacer does, and else 8 points.
public struct ViewSpacing: Sendable {
  /// The edges at which the view wants no distance from what says nothing else.
  private var zeroEdges: Edge.Set
  /// The edges at which it is a plain view, which keeps from a text what that asks for.
  private var plainEdges: Edge.Set = []
  /// What texts at its edges ask for; nil if there are none.
  private var texts: Texts?

  /// What a text at the upper and at the lower edge of a view asks for.
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

  static let defaultDistance: CGFloat = 8

  /// A view that says nothing about its distances, to take over those of others.
  public init() {
    self.init(zero: [])
  }

  /// A view that keeps no distance.
  public static let zero = ViewSpacing(zero: .all)

  /// A view without preferences of its own.
  static let plain: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.plainEdges = .all
    return spacing
  }()

  /// A view that keeps no distance at some edges, and says nothing about the others.
  init(zero edges: Edge.Set) {
    zeroEdges = edges
  }

  init(text: TextSpacing) {
    self.init(zero: [])
    setTexts(top: text, bottom: text)
  }

  /// The distance from this view to the one that follows it along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (from, to): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if axis == .vertical, let distance = textDistance(to: next) { return distance }
    let isZero = zeroEdges.contains(from) || next.zeroEdges.contains(to)
    return isZero ? 0 : Self.defaultDistance
  }

  /// The largest distance that texts here and in the view below ask for; nil if none does.
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

  /// Takes over the preferences of another view at some edges, where they ask for more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    zeroEdges.formUnion(other.zeroEdges.intersection(edges))
    plainEdges.formUnion(other.plainEdges.intersection(edges))
    guard other.texts != nil else { return }
    setTexts(
      top: edges.contains(.top) ? Self.larger(topText, other.topText) : topText,
      bottom: edges.contains(.bottom) ? Self.larger(bottomText, other.bottomText) : bottomText)
  }

  /// The union of this view's preferences with another's at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Forgets the view's own preferences at some edges.
  mutating func reset(_ edges: Edge.Set) {
    zeroEdges.subtract(edges)
    plainEdges.formUnion(edges)
    setTexts(
      top: edges.contains(.top) ? nil : topText, bottom: edges.contains(.bottom) ? nil : bottomText)
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
  /// Whether the two ask for the same distances.
  static func == (left: ViewSpacing, right: ViewSpacing) -> Bool {
    left.zeroEdges == right.zeroEdges && left.plainEdges == right.plainEdges
      && left.topText == right.topText && left.bottomText == right.bottomText
  }
}
