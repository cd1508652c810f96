/// A way in which a view comes onto the screen and leaves it.
///
/// A view that appears is first shown with the phase `willAppear` and goes to `identity` at once,
/// under the animation of the change; one that is removed goes on to `didDisappear` and stays on
/// the screen until that is over.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that the transition makes.
  associatedtype Body: View

  /// The view as it is in a phase; in the phase `identity` it should be as it always is.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is special about the transition.
  nonisolated static var properties: TransitionProperties { get }

  /// Stands for the view that comes or leaves.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// Nothing special: the transition moves things.
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition under an animation of its own, whatever that of the change.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// This transition and another one at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// How far a view is on its way onto the screen and off it.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is there.
  case identity
  /// The view has left.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view is there, 0 while it is, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is special about a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves things, which some people want reduced.
  public var hasMotion: Bool

  /// Creates the properties.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Stands for a view in the code of something that changes it.
nonisolated public struct PlaceholderContentView<Value>: StructuralView {
  let make: (inout _ViewInputs) -> Void

  package init(make: @escaping (inout _ViewInputs) -> Void) {
    self.make = make
  }

  /// Makes the nodes of the view.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node = inputs.structuralNode(kind: .content)
    var inner = _ViewInputs(parent: node, environment: inputs.environment)
    view.make(&inner)
    inner.finish()
  }

  /// It stands for one view.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

extension View {
  /// Has the view come and leave by a transition.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Has the view come and leave by a transition.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// Tells how a view comes and leaves.
nonisolated struct TransitionModifier: NodeModifier {
  typealias Node = TransitionModifierNode
  let transition: AnyTransition
}

final class TransitionModifierNode: UnaryNode<TransitionModifier> {
  required init(_ modifier: TransitionModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.hasTransitionModifiers = true
    if modifier.transition.hasAnimation { graph.hasTransitions = true }
  }

  /// Changes nothing that is on the screen.
  override func update(_ new: TransitionModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  override var transition: AnyTransition? { modifier.transition }
  override package var kindName: String { "transition" }
}
