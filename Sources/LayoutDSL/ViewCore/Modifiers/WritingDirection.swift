extension Text {
  /// The strategy by which texts determine the leading edge of their lines.
  public struct AlignmentStrategy: Hashable, Sendable {
    private enum Kind {
      case `default`, layout, writing
    }

    private let kind: Kind

    /// The default of the platform: the layout direction.
    public static let `default` = AlignmentStrategy(kind: .default)
    /// The layout direction.
    public static let layoutBased = AlignmentStrategy(kind: .layout)
    /// The writing direction of the paragraph.
    public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
  }

  /// The strategy by which texts determine their writing direction.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private enum Kind {
      case `default`, layout, content
    }

    private let kind: Kind

    /// The default of the platform: the content.
    public static let `default` = WritingDirectionStrategy(kind: .default)
    /// The layout direction.
    public static let layoutBased = WritingDirectionStrategy(kind: .layout)
    /// The direction of the first character of a paragraph that has one.
    public static let contentBased = WritingDirectionStrategy(kind: .content)
  }
}

extension View {
  /// Sets how the texts in the view determine the leading edge of their lines.
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.text.alignmentStrategy = strategy })
  }

  /// Sets how the texts in the view determine their writing direction.
  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.text.writingDirection = strategy })
  }
}
