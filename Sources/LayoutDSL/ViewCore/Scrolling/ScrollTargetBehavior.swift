import Foundation

/// A type that determines where scrolls by the user end.
public protocol ScrollTargetBehavior {
  /// Changes the target of a scroll.
  ///
  /// It is called when the user releases the content, with the target of the deceleration, and when
  /// the scroll view changes its size, with the currently visible target.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Returns further properties of scrolling.
  func properties(context: PropertiesContext) -> Properties

  /// The context in which a behavior chooses a target.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The properties that a behavior sets on a scroll view.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The context in which a behavior chooses its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  /// The default properties.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties that a scroll target behavior sets on its scroll view.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether scrolls decelerate faster.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// The context in which a scroll target behavior chooses its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The environment of the scroll view.
  public let environment: EnvironmentValues
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
}

/// The context in which a scroll target behavior chooses the target of a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The visible target when the scroll began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content on release, in points per second; positive towards its end.
  public let velocity: CGVector
  let node: ScrollNode

  /// The size of the content, in points.
  public var contentSize: CGSize { node.children.first?.size ?? .zero }
  /// The size of the scroll view within its insets, in points.
  public var containerSize: CGSize { node.containerSize }
  /// The axes along which the content scrolls.
  public var axes: Axis.Set { node.axes }

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    node.environment[keyPath: keyPath]
  }

  /// The axes along which the content scrolls, as an array.
  var scrolledAxes: [Axis] { Axis.allCases.filter { axes.contains(Axis.Set($0)) } }
}

extension ScrollNode {
  /// The size of the scroll view within its margins.
  var containerSize: CGSize {
    CGSize(
      width: max(size.width - margins.horizontal, 0),
      height: max(size.height - margins.vertical, 0))
  }

  /// Whether scrolls by the user decelerate faster.
  var limitsScrolls: Bool {
    let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
    return environment.values.scrollTraits.targetBehavior?.properties(context: context)
      .limitsScrolls ?? false
  }

  /// Returns the offset at which a scroll with a proposed end comes to rest: the target of the
  /// behavior, limited to the content.
  ///
  /// `original` is the offset at which the scroll began; nil is the current offset.
  package func target(
    forProposed proposed: CGPoint, velocity: CGVector = .zero, from original: CGPoint? = nil
  ) -> CGPoint {
    limited(proposedTarget(for: proposed, velocity: velocity, from: original ?? contentOffset))
  }

  /// Returns the target of the behavior, which may be beyond the ends of the content.
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
