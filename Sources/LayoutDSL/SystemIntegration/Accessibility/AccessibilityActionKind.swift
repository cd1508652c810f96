import ViewCore

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// The action of an activation, such as a double tap with VoiceOver.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// The action that dismisses a presentation.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The action of a magic tap.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// The action that deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  /// Creates a kind with a name for the user.
  public init(named name: Text) {
    self.name = name.plainString
  }

  private init(name: String) {
    self.name = name
  }
}
