import Foundation

/// A type-erased layout.
///
/// Replacing it with another layout keeps the arranged views and their state.
nonisolated public struct AnyLayout: Layout {
  private let box: any LayoutBox

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    box = Box(layout: layout)
  }

  /// The axis of the wrapped layout, if it is a stack.
  var stackOrientation: Axis? { box.stackOrientation }

  /// The wrapped layout, unwrapped from nested instances.
  var wrapped: any Layout { box.wrapped }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
    fileprivate let owner: ObjectIdentifier
  }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews), owner: box.typeID)
  }

  /// Updates the cache, or makes a new one for a layout of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.owner == box.typeID {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// The spacing of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// The size of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the views with the wrapped layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// The horizontal guide of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }

  /// The vertical guide of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }
}

/// A layout with its type and the type of its cache erased.
private protocol LayoutBox {
  var typeID: ObjectIdentifier { get }
  var stackOrientation: Axis? { get }
  var wrapped: any Layout { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
}

private struct Box<L: Layout>: LayoutBox {
  let layout: L

  var typeID: ObjectIdentifier { ObjectIdentifier(L.self) }
  var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }

  var wrapped: any Layout { (layout as? AnyLayout)?.wrapped ?? layout }

  /// Runs `body` with the cache as its own type.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    // Makes `typed` the only reference, so that mutating it copies nothing.
    cache = ()
    defer { cache = typed }
    return body(&typed)
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
