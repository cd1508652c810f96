/// The animated insertion and removal of a view.
///
/// 1. An inserted view first has the phase `willAppear`.
/// 2. It immediately changes to `identity`, under the animation of the change.
/// 3. A removed view changes to `didDisappear`, and stays on the screen until that animation ends.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view that the transition returns.
  associatedtype Body: View

  /// Returns the view in a phase; in the phase `identity`, it should be unchanged.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// The properties of the transition, such as whether it has motion.
  nonisolated static var properties: TransitionProperties { get }

  /// A placeholder for the inserted or removed view.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// The default properties: the transition has motion.
  nonisolated public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns this transition with its own animation, which overrides that of the change.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Returns a transition that applies this transition and another at the same time.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// A phase of the insertion or removal of a view.
@frozen public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is present.
  public var isIdentity: Bool { self == .identity }

  /// −1 before insertion, 0 while the view is present, 1 after removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves content, which users can choose to reduce.
  public var hasMotion: Bool

  /// Creates the properties of a transition.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// A placeholder for the view to which a transition, animator or modifier is applied.
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

  /// The number of views: one.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

extension View {
  /// Sets the type-erased transition with which this view is inserted and removed.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets the transition with which this view is inserted and removed.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

/// A modifier that sets the transition of a view.
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

  /// Stores the new transition, which does not change the current layout.
  override func update(_ new: TransitionModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  override var transition: AnyTransition? { modifier.transition }
  override package var kindName: String { "transition" }
}
