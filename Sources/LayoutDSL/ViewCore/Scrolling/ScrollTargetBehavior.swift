import Foundation

/// A type that decides where the scrolls of a user end.
public protocol ScrollTargetBehavior {
  /// Changes where a scroll is about to end.
  ///
  /// It is asked when the user lets go, with the place where the scroll would come to rest, and
  /// when the scroll view changes its size, with the place that it shows.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// What else the behavior wants of the scroll view.
  func properties(context: PropertiesContext) -> Properties

  /// What a behavior knows when it decides on a target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What a behavior wants of a scroll view.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What a behavior knows when it decides on its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// Nothing else.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a scroll target behavior wants of its scroll view besides a target.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether scrolls come to rest sooner.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// What a scroll target behavior knows when it decides on its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
}

/// What a scroll target behavior knows when it decides where a scroll ends.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What the scroll view showed when the scroll began.
  public let originalTarget: ScrollTarget
  /// How fast the content moved when the user let go, in points a second; positive towards its
  /// end.
  public let velocity: CGVector
  let node: ScrollNode

  /// The size of the content, in points.
  public var contentSize: CGSize { node.children.first?.size ?? .zero }
  /// The size of the scroll view within its insets, in points.
  public var containerSize: CGSize { node.containerSize }
  /// The axes along which the content scrolls.
  public var axes: Axis.Set { node.axes }

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    node.environment[keyPath: keyPath]
  }

  /// The axes along which the content scrolls, one by one.
  var scrolledAxes: [Axis] { Axis.allCases.filter { axes.contains(Axis.Set($0)) } }
}

extension ScrollNode {
  /// The size of the scroll view within its margins.
  var containerSize: CGSize {
    CGSize(
      width: max(size.width - margins.horizontal, 0),
      height: max(size.height - margins.vertical, 0))
  }

  /// Whether scrolls of the user come to rest sooner than they would.
  var limitsScrolls: Bool {
    let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
    return environment.values.scrollTraits.targetBehavior?.properties(context: context)
      .limitsScrolls ?? false
  }

  /// The offset at which a scroll ends that would end at `proposed`: as the behavior has it, and
  /// within the content.
  ///
  /// The scroll began at `original`; nil is the present offset.
  package func target(
    forProposed proposed: CGPoint, velocity: CGVector = .zero, from original: CGPoint? = nil
  ) -> CGPoint {
    limited(proposedTarget(for: proposed, velocity: velocity, from: original ?? contentOffset))
  }

  /// The same, maybe beyond the ends of the content.
  func proposedTarget(
    for proposed: CGPoint, velocity: CGVector, from original: CGPoint
  ) -> CGPoint {
    let container = containerSize
    var target = ScrollTarget(rect: CGRect(origin: proposed, size: container))
    if let behavior = environment.values.scrollTraits.targetBehavior {
      let context = ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(
          rect: CGRect(origin: original, size: container)),
        velocity: velocity, node: self)
      behavior.updateTarget(&target, context: context)
    }
    return target.offset(in: container)
  }
}
