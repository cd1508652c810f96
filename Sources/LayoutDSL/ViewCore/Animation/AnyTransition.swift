import Foundation

/// A type-erased transition.
nonisolated public struct AnyTransition: @unchecked Sendable {
  private let makeView: (TransitionPhase, inout _ViewInputs, @escaping Content) -> Void
  /// Whether views are inserted and removed without an effect.
  let isIdentity: Bool
  private let bringsAnimation: () -> Bool

  /// Whether the transition has its own animation.
  var hasAnimation: Bool { bringsAnimation() }

  /// A closure that makes the nodes of the inserted or removed view.
  typealias Content = (inout _ViewInputs) -> Void

  /// Creates a type-erased transition from a concrete one.
  public init<T: Transition>(_ transition: T) {
    isIdentity = transition is IdentityTransition
    nonisolated(unsafe) let transition = transition
    bringsAnimation = { (transition as? any AnimatedTransitionTraits)?.hasAnimation ?? false }
    makeView = { phase, inputs, content in
      nonisolated(unsafe) let placeholder = PlaceholderContentView<T>(make: content)
      let body = onMainActor { transition.body(content: placeholder, phase: phase) }
      inputs.make(body)
    }
  }

  /// Makes the nodes of the view in a phase.
  func make(_ phase: TransitionPhase, inputs: inout _ViewInputs, content: @escaping Content) {
    makeView(phase, &inputs, content)
  }

  /// A transition without an effect: views appear and disappear immediately.
  public static let identity = AnyTransition(IdentityTransition())
  /// A transition that fades views in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// A transition that moves views in from the leading edge and out through the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// A transition that scales views up from zero, and down to zero.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// A transition that scales views from a scale about an anchor, and back to that scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// A transition that moves views in from an edge, and out through the same edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// A transition that moves views in from an edge and out through the opposite edge, while fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// A transition that moves views from an offset, in points, and back to that offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// A transition that moves views from the offset (x, y), in points, and back to that offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// A transition between two modifiers: `identity` applies while the view is present, `active`
  /// before insertion and after removal.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// A transition that uses one transition for insertion and another for removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
  }

  /// Returns a transition that applies this transition and another at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
  }

  /// Returns this transition with its own animation, which overrides that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
  }
}
