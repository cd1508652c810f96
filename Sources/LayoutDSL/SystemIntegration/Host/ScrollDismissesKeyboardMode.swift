import ViewCore

/// The way in which scrolling dismisses the keyboard.
nonisolated public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  package let name: String

  /// The default of the scroll view.
  public static var automatic: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "automatic")
  }
  /// As soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "immediately")
  }
  /// As the finger drags the keyboard away.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "interactively")
  }
  /// Scrolling does not dismiss the keyboard.
  public static var never: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(name: "never")
  }
}
