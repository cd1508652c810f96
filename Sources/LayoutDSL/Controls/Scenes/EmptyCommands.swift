/// No commands.
nonisolated public struct EmptyCommands: _PrimitiveCommands {
  /// Creates no commands.
  public init() {}
}
