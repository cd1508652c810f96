extension Text {
  /// How texts find out where their lines begin.
  public struct AlignmentStrategy: Hashable, Sendable {
    private enum Kind {
      case `default`, layout, writing
    }

    private let kind: Kind

    /// What suits the platform: the direction of the layout.
    public static let `default` = AlignmentStrategy(kind: .default)
    /// The direction of the layout.
    public static let layoutBased = AlignmentStrategy(kind: .layout)
    /// The direction in which the paragraph is written.
    public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
  }

  /// How texts find out in which direction they are written.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private enum Kind {
      case `default`, layout, content
    }

    private let kind: Kind

    /// What suits the platform: the content.
    public static let `default` = WritingDirectionStrategy(kind: .default)
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(kind: .layout)
    /// The first character of a paragraph that has a direction.
    public static let contentBased = WritingDirectionStrategy(kind: .content)
  }
}

extension View {
  /// Sets how texts in the view find out where their lines begin.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.text.alignmentStrategy = strategy })
  }

  /// Sets how texts in the view find out in which direction they are written.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.text.writingDirection = strategy })
  }
}
