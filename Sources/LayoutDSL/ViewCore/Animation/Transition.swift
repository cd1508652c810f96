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
