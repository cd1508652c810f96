import ViewCore

/// A combination of keys that activates a control.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The change of a shortcut for the keyboard of the user's language.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The key at the same place, and mirrored where text runs from right to left.
    public static let automatic = Localization(name: "automatic")
    /// The key at the same place.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key with the same character.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that must be held down as well.
  public var modifiers: EventModifiers
  /// The change for the keyboard of the user's language.
  public var localization: Localization

  /// Creates a shortcut; the default modifier is the command key.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The return key, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }

  var summary: String {
    let names: [(EventModifiers, String)] = [
      (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    return names.map { modifiers.contains($0.0) ? $0.1 : "" }.joined()
      + key.character.debugDescription
  }
}

// `ViewHost.press(_:modifiers:)` presses the keys.
extension View {
  /// Activates the control when a key is pressed; the default modifier is the command key.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Activates the control when a key is pressed on the keyboard of the user's language.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Activates the control when the keys of a shortcut are pressed.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut).hostAttribute(shortcut.summary, payload: shortcut)
  }

  /// Activates the control when the keys of a shortcut are pressed; nil removes the shortcut.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
      .hostAttribute(shortcut?.summary ?? "none", payload: shortcut)
  }
}

extension EnvironmentValues {
  private enum KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The shortcut of the control around the view; nil if it has none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}
