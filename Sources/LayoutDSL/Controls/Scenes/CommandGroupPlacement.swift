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
