import ViewCore

/// Commands beside or in place of the system's.
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// The group of the system's commands beside which these are placed.
  package let placement: CommandGroupPlacement
  /// The commands.
  package let content: Content

  /// Creates commands before a group.
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// Creates commands after a group.
  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }

  /// Creates commands in place of a group.
  public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    placement = group
    content = addition()
  }
}
