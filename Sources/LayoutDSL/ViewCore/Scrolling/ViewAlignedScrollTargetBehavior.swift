import Foundation

/// Has scrolls end where a view of a `scrollTargetLayout` is aligned with the scroll view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a scroll can go.
  public struct LimitBehavior: Sendable {
    fileprivate enum Limit {
      case automatic, never, few, one
    }

    fileprivate let limit: Limit

    /// A few when scrolling across, any number when scrolling down: as on a phone held upright.
    public static var automatic: LimitBehavior { .init(limit: .automatic) }
    /// A few.
    public static var always: LimitBehavior { .init(limit: .few) }
    /// Any number.
    public static var never: LimitBehavior { .init(limit: .never) }
    /// As many as go into the scroll view, one at least.
    public static var alwaysByFew: LimitBehavior { .init(limit: .few) }
    /// One.
    public static var alwaysByOne: LimitBehavior { .init(limit: .one) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates a behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates a behavior that aligns a point of the views; nil for the leading and top edges.
  public init(anchor: UnitPoint?) {
    self.init(limitBehavior: .automatic, anchor: anchor)
  }

  /// Creates a behavior that aligns a point of the views; nil for the leading and top edges.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Moves the target to where a view is aligned.
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
  /// Has scrolls end where a view of a `scrollTargetLayout` is aligned with the scroll view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Has scrolls end where a view is aligned with the scroll view, not too many views away.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Has scrolls end where a point of a view is at the same point of the scroll view.
  public static func viewAligned(anchor: UnitPoint?) -> Self {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Has scrolls end where a point of a view is at the same point of the scroll view, not too many
  /// views away.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
