import Foundation

/// A transition by which views come and leave at once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// Nothing moves.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that fades.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, clear unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that grows and shrinks.
nonisolated public struct ScaleTransition: Transition {
  /// How large the view is when it is not there.
  public var scale: Double
  /// What stays in place.
  public var anchor: UnitPoint

  /// Creates a transition from a scale about an anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition from an edge and back to it.
nonisolated public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, moved by its own length unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, lengths: phase.isIdentity ? 0 : 1))
  }
}

/// A transition from the leading edge on to the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, moved by its own width unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, lengths: phase.value))
  }
}

/// A transition from an edge on to the opposite one that also fades.
nonisolated public struct PushTransition: Transition {
  /// The edge from which views come.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// The view, moved by its own length and clear unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(MoveEffect(edge: edge, lengths: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition from a distance and back to it.
nonisolated public struct OffsetTransition: Transition {
  /// The distance, in points.
  public var offset: CGSize

  /// Creates a transition from a distance.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// The view, moved unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that blurs, scales and fades, for what takes the place of something else.
nonisolated public struct BlurReplaceTransition: Transition {
  /// How the view grows and shrinks.
  public struct Configuration: Equatable, Sendable {
    let growsOnRemoval: Bool

    /// The view shrinks when it leaves.
    public static let downUp = Configuration(growsOnRemoval: false)
    /// The view grows when it comes and when it leaves.
    public static let upUp = Configuration(growsOnRemoval: true)
  }

  /// How the view grows and shrinks.
  public var configuration: Configuration

  /// Creates a transition of a kind.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The view, blurred, scaled and clear unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.7
    case .identity: 1
    case .didDisappear: configuration.growsOnRemoval ? 1.3 : 0.7
    }
  }
}

/// A transition that is another one on the way in than on the way out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, AnimatedTransitionTraits
{
  /// The transition of views that come.
  public var insertion: Insertion
  /// The transition of views that leave.
  public var removal: Removal

  /// Creates a transition from two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  package var hasAnimation: Bool {
    AnyTransition(insertion).hasAnimation || AnyTransition(removal).hasAnimation
  }

  /// The view in both transitions, one of which is always at rest.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      AnyTransition(insertion).make(
        phase == .willAppear ? .willAppear : .identity, inputs: &inputs
      ) { inputs in
        AnyTransition(removal).make(
          phase == .didDisappear ? .didDisappear : .identity, inputs: &inputs,
          content: content.make)
      }
    }
  }
}

/// A transition from one modifier to another.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and leaves at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to it.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Grows from a scale and shrinks to it.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Comes in from an edge and leaves by it.
  nonisolated public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}

extension Transition where Self == SlideTransition {
  /// Comes in from the leading edge and leaves by the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Comes in from an edge and leaves by the opposite one, fading.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// Comes from a distance, in points, and leaves to it.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// Comes from a distance, in points, and leaves to it.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs, scales and fades.
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  /// Blurs, scales and fades.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

/// Moves what a view shows towards an edge by multiples of its own length.
nonisolated struct MoveEffect: TransformEffect, Animatable {
  let edge: Edge
  var lengths: Double

  func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
    let forward: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    return switch edge {
    case .top: CGAffineTransform(translationX: 0, y: -size.height * lengths)
    case .bottom: CGAffineTransform(translationX: 0, y: size.height * lengths)
    case .leading: CGAffineTransform(translationX: -size.width * lengths * forward, y: 0)
    case .trailing: CGAffineTransform(translationX: size.width * lengths * forward, y: 0)
    }
  }

  var animatableData: Double {
    get { lengths * unitAnimationScale }
    set { lengths = newValue / unitAnimationScale }
  }

  var isolatesFrames: Bool { false }

  var summary: String { "\(edge), \(formatted(lengths))" }
}
