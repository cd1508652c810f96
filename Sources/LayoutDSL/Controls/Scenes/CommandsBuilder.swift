/// Combines the commands of a closure.
@resultBuilder public struct CommandsBuilder {
  /// Returns commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Combines commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    TupleCommands(commands: (repeat each content))
  }

  /// Returns the commands of an `if`, or none.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    TupleCommands(commands: content)
  }

  /// Returns the commands of an availability check.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    content
  }
}

/// Several commands.
nonisolated struct TupleCommands<T>: PrimitiveCommands {
  let commands: T
}
