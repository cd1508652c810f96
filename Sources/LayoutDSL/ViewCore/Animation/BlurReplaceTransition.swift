import Foundation

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
      .blur(radius: phase.isIdentity ? 0 : 10)  // Measurements.md#transition-blur-replace
      .scaleEffect(scale(in: phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(in phase: TransitionPhase) -> CGFloat {
    switch phase {
    case .willAppear: 0.7
    case .identity: 1
    // Measurements.md#transition-blur-replace
    case .didDisappear: configuration.growsOnRemoval ? 1.3 : 0.7
    }
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
