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

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  /// Creates no commands.
  public init() {}
}

/// A menu.
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// The name of the menu.
  package let name: Text
  /// The items of the menu.
  package let content: Content

  /// Creates a menu with a localized name.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu with a name.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// Creates a menu with a string as its name.
  @_disfavoredOverload public init(
    _ name: some StringProtocol, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(name), content: content)
  }
}

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

/// A group of the system's commands.
public struct CommandGroupPlacement: Sendable {
  let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// Hiding and showing.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Quitting.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copy and paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// A window for one scene.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
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
