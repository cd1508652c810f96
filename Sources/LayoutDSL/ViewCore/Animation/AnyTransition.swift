import Foundation

/// A transition whose type is erased.
nonisolated public struct AnyTransition: @unchecked Sendable {
  private let makeView: (TransitionPhase, inout _ViewInputs, @escaping Content) -> Void
  /// Whether views come and leave at once.
  let isIdentity: Bool
  private let bringsAnimation: () -> Bool

  /// Whether the transition brings an animation of its own.
  var hasAnimation: Bool { bringsAnimation() }

  /// Makes the nodes of the view that comes or leaves.
  typealias Content = (inout _ViewInputs) -> Void

  /// Erases the type of a transition.
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

  /// Makes the view as it is in a phase.
  func make(_ phase: TransitionPhase, inputs: inout _ViewInputs, content: @escaping Content) {
    makeView(phase, &inputs, content)
  }

  /// Comes and leaves at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Comes in from the leading edge and leaves by the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from nothing and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Grows from a scale and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// Comes in from an edge and leaves by it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// Comes in from an edge and leaves by the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// Comes from a distance, in points, and leaves to it.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Comes from a distance, in points, and leaves to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Goes from one modifier to another, which is on the view while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// Comes by one transition and leaves by another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
  }

  /// This transition and another one at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
  }

  /// The transition under an animation of its own, whatever that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
  }
}

/// A transition that may bring an animation of its own.
package protocol AnimatedTransitionTraits {
  var hasAnimation: Bool { get }
}

/// An erased transition as one that others are built with.
nonisolated struct ErasedTransition: Transition, AnimatedTransitionTraits {
  let base: AnyTransition

  init(_ base: AnyTransition) {
    self.base = base
  }

  var hasAnimation: Bool { base.hasAnimation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<AnyTransition> { inputs in
      base.make(phase, inputs: &inputs, content: content.make)
    }
  }
}

/// A transition under an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, AnimatedTransitionTraits {
  let base: Base
  let animation: Animation?

  var hasAnimation: Bool { animation != nil }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      let graph = inputs.graph
      let outer = graph.transaction
      graph.transaction.animation = phase == .willAppear ? nil : animation
      AnyTransition(base).make(phase, inputs: &inputs, content: content.make)
      graph.transaction = outer
    }
  }
}

/// Two transitions at the same time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  AnimatedTransitionTraits
{
  let first: First
  let second: Second

  var hasAnimation: Bool { AnyTransition(first).hasAnimation || AnyTransition(second).hasAnimation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      AnyTransition(second).make(phase, inputs: &inputs) { inputs in
        AnyTransition(first).make(phase, inputs: &inputs, content: content.make)
      }
    }
  }
}
