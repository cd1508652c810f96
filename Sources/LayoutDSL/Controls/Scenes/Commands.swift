import ViewCore

/// Commands of an app's menus, which no screen of iOS shows.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that `body` returns.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
  /// Never called: these commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The system's commands for sidebars.
nonisolated public struct SidebarCommands: _PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for toolbars.
nonisolated public struct ToolbarCommands: _PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for editing text.
nonisolated public struct TextEditingCommands: _PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for formatting text.
nonisolated public struct TextFormattingCommands: _PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for inspectors.
nonisolated public struct InspectorCommands: _PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}

/// The system's commands for importing from devices.
nonisolated public struct ImportFromDevicesCommands: _PrimitiveCommands {
  /// Creates the commands.
  public init() {}
}
