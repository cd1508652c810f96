import ViewCore

/// Whether an input other than touches scrolls.
nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
  fileprivate let name: String

  /// The default of the platform.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input other than touches that scrolls.
nonisolated public struct ScrollInputKind: Hashable, Sendable {
  fileprivate let name: String

  /// A hand gesture of a watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// A look of the user's eyes.
  public static let look = ScrollInputKind(name: "look")

  /// Returns a look of the user's eyes along axes.
  public static func look(axes: Axis.Set) -> ScrollInputKind {
    ScrollInputKind(name: "look \(axes.rawValue)")
  }
}

extension View {
  /// Sets whether an input other than touches scrolls the view; a phone has none.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    hostAttribute("\(behavior.name) for \(input.name)")
  }
}
