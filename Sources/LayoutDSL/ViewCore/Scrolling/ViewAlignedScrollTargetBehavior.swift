import Foundation

/// A scroll target behavior that aligns a view of a `scrollTargetLayout` with the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit on the number of views per scroll.
  public struct LimitBehavior: Sendable {
    fileprivate enum Limit {
      case automatic, never, few, one
    }

    fileprivate let limit: Limit

    /// `alwaysByFew` along the horizontal axis and `never` along the vertical one, as on iPhone in
    /// portrait.
    public static var automatic: LimitBehavior { .init(limit: .automatic) }
    /// The same as `alwaysByFew`.
    public static var always: LimitBehavior { .init(limit: .few) }
    /// No limit.
    public static var never: LimitBehavior { .init(limit: .never) }
    /// As many views as fit into the scroll view, and at least one.
    public static var alwaysByFew: LimitBehavior { .init(limit: .few) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { .init(limit: .one) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates a behavior that aligns the leading and top edges.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates a behavior without an explicit limit that aligns an anchor of the views; nil for the
  /// leading and top edges.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Creates a behavior with a limit that aligns an anchor of the views; nil for the leading and
  /// top edges.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to the nearest alignment of a view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.scrolledAxes {
      let stops = context.node.targetStops(along: axis, anchor: anchor)
      let proposed = target.rect.origin[axis], original = context.originalTarget.rect.origin[axis]
      target.rect.origin[axis] = stop(
        of: stops, proposed: proposed, original: original, page: context.containerSize[axis],
        limit: limit(along: axis))
    }
  }

  private func limit(along axis: Axis) -> LimitBehavior.Limit {
    guard limitBehavior.limit == .automatic else { return limitBehavior.limit }
    return axis == .horizontal ? .few : .never
  }

  private func stop(
    of stops: ScrollStops, proposed: CGFloat, original: CGFloat, page: CGFloat,
    limit: LimitBehavior.Limit
  ) -> CGFloat {
    switch limit {
    case .automatic, .never:
      return stops.nearest(to: proposed)
    case .one:
      return stops.nearest(to: proposed, from: original, reach: 0)
    case .few:
      return stops.nearest(to: proposed, from: original, reach: page)
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Ends scrolls where a view of a `scrollTargetLayout` is aligned with the scroll view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Ends scrolls where a view is aligned with the scroll view, with a limit on the number of views
  /// per scroll.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Ends scrolls where an anchor of a view is aligned with that of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Ends scrolls where an anchor of a view is aligned with that of the scroll view, with a limit
  /// on the number of views per scroll.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
