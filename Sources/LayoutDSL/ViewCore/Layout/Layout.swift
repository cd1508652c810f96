import Foundation

/// A type that arranges views.
///
/// The contract of layout, which the built-in stacks follow as well: a parent proposes a size to
/// each subview as often as it likes and learns the size the subview would take; the parent then
/// answers with its own size; once it is placed, it places every subview at a point with a last
/// proposal, and the subview is as large as its answer to that. Measuring must not depend on
/// anything but the proposal, the subviews and the layout's own values. A nil dimension of a
/// proposal asks for the ideal size, zero for the least, infinity for the greatest.
public protocol Layout: Animatable {
  /// What the layout keeps between measuring and placing.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Traits of the layout as a whole.
  static var layoutProperties: LayoutProperties { get }

  /// Makes a cache when the container appears.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the layout or a subview has changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size the container takes for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places every subview with `LayoutSubview.place`; one that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container sets a horizontal guide, or nil to merge those its subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container sets a vertical guide, or nil to merge those its subviews set.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No particular traits.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the preferences of all subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  /// Nil: the guides of the subviews are merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nil: the guides of the subviews are merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Traits of a layout as a whole.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack-like layout arranges; nil for others.
  public var stackOrientation: Axis?

  /// Creates traits that say nothing.
  public init() {}
}
