import Foundation

/// A type that arranges views.
///
/// The built-in stacks follow the same protocol:
///
/// 1. A container proposes sizes to its subviews, any number of times, and gets the size that the
///    subview takes for each proposal.
/// 2. The container returns its own size for its own proposal.
/// 3. The container is placed, and then places every subview at a point with a final proposal. The
///    subview takes its size for that proposal.
///
/// A nil dimension of a proposal requests the ideal length, 0 the minimum and ∞ the maximum. A size
/// must depend only on the proposal, the subviews and the values of the layout.
public protocol Layout: Animatable {
  /// The values that the layout keeps between measuring and placing.
  associatedtype Cache = Void

  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout as a whole.
  static var layoutProperties: LayoutProperties { get }

  /// Makes a cache when the container is created.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the layout or a subview has changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the distances that the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places every subview with `LayoutSubview.place`; a subview that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns a horizontal guide of the container; nil merges the guides that its subviews set.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns a vertical guide of the container; nil merges the guides that its subviews set.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache with a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the spacing of all subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing()) { $0.union($1.spacing) }
  }

  /// Nil: the horizontal guides of the subviews are merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Nil: the vertical guides of the subviews are merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views with this layout.
  ///
  /// Disfavoured, so that a view that is also a layout prefers its own initializer with trailing
  /// content.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}
