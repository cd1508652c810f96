import ViewCore

/// Commands of an app's menus; iOS screens do not show them.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that `body` returns.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never called: these commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The system's commands for sidebars.
nonisolated public struct SidebarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for toolbars.
nonisolated public struct ToolbarCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for editing text.
nonisolated public struct TextEditingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for formatting text.
nonisolated public struct TextFormattingCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for inspectors.
nonisolated public struct InspectorCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for importing from devices.
nonisolated public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}
