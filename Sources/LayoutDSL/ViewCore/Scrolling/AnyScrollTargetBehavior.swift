/// A type-erased scroll target behavior.
@frozen public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior

  /// Wraps a behavior.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = base
  }

  /// Changes the target of a scroll with the wrapped behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// The properties of the wrapped behavior.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}
