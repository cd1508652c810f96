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

extension Transition where Self == MoveTransition {
  /// A transition that moves views in from an edge, and out through the same edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition {
    MoveTransition(edge: edge)
  }
}
