/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  public init() {}
}
