/// A scroll target behavior of any type.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior

  /// Creates a behavior that is another.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  /// Changes where a scroll is about to end.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// What else the behavior wants of the scroll view.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}
