import Foundation

/// A scroll target behavior with pages, each as large as the scroll view within its insets.
///
/// A scroll ends at the page nearest to its proposed target, at most one page away from the page
/// where it began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.scrolledAxes {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      // Pages are counted from the start of the content.
      let start = context.node.start(along: axis)
      let sign: CGFloat = start > 0 ? -1 : 1
      let from = (sign * (context.originalTarget.rect.origin[axis] - start) / page).rounded()
      let to = (sign * (target.rect.origin[axis] - start) / page).rounded()
      target.rect.origin[axis] = start + sign * page * min(max(to, from - 1), from + 1)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Ends scrolls at pages, each as large as the scroll view within its insets.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
