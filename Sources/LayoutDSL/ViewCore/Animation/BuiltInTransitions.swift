import Foundation

/// A transition without an effect: views appear and disappear immediately.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The properties of the transition, which has no motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that fades views in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content, transparent except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of the transition, which has no motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that scales views from a scale, and back to that scale.
nonisolated public struct ScaleTransition: Transition {
  /// The scale of the view before insertion and after removal.
  public var scale: Double
  /// The point about which the view is scaled.
  public var anchor: UnitPoint

  /// Creates a transition from a scale about an anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the content, scaled except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves views in from an edge, and out through the same edge.
nonisolated public struct MoveTransition: Transition {
  /// The edge from which views move in, and through which they move out.
  public var edge: Edge

  /// Creates a transition that moves views in from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the content, moved by its own width or height except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, lengths: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves views in from the leading edge and out through the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content, moved by its own width except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, lengths: phase.value))
  }
}

/// A transition that moves views in from an edge and out through the opposite edge, while fading.
nonisolated public struct PushTransition: Transition {
  /// The edge from which views move in.
  public var edge: Edge

  /// Creates a transition that moves views in from an edge.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// Returns the content, moved by its own width or height and transparent except in the phase
  /// `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(MoveEffect(edge: edge, lengths: -phase.value))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that moves views from an offset, and back to that offset.
nonisolated public struct OffsetTransition: Transition {
  /// The offset of the view before insertion and after removal, in points.
  public var offset: CGSize

  /// Creates a transition from an offset, in points.
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Returns the content, offset except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that blurs, scales and fades views that replace each other.
nonisolated public struct BlurReplaceTransition: Transition {
  /// The directions in which the view scales.
  public struct Configuration: Equatable, Sendable {
    let growsOnRemoval: Bool

    /// The view grows on insertion and shrinks on removal.
    public static let downUp = Configuration(growsOnRemoval: false)
    /// The view grows on insertion and on removal.
    public static let upUp = Configuration(growsOnRemoval: true)
  }

  /// The directions in which the view scales.
  public var configuration: Configuration

  /// Creates a transition with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// Returns the content, blurred, scaled and transparent except in the phase `identity`.
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

/// A transition that uses one transition for insertion and another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, AnimatedTransitionTraits
{
  /// The transition of inserted views.
  public var insertion: Insertion
  /// The transition of removed views.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  package var hasAnimation: Bool {
    AnyTransition(insertion).hasAnimation || AnyTransition(removal).hasAnimation
  }

  /// Returns the content in both transitions, at least one of which is in the phase `identity`.
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

/// A transition between two modifiers.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
  let active: Modifier
  let identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without an effect: views appear and disappear immediately.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades views in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales views up from zero, and down to zero.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition that scales views from a scale about an anchor, and back to that scale.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// A transition that moves views in from an edge, and out through the same edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves views in from the leading edge and out through the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// A transition that moves views in from an edge and out through the opposite edge, while fading.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

extension Transition where Self == OffsetTransition {
  /// A transition that moves views from an offset, in points, and back to that offset.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }

  /// A transition that moves views from the offset (x, y), in points, and back to that offset.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, scales and fades views, in the configuration `downUp`.
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }

  /// A transition that blurs, scales and fades views, in a given configuration.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

/// Moves the content of a view towards an edge by multiples of its own width or height.
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
