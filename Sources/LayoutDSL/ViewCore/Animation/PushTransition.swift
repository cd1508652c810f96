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

extension Transition where Self == PushTransition {
  /// A transition that moves views in from an edge and out through the opposite edge, while fading.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
