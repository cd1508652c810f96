import ViewCore

// A headless screen has no pencil: the actions do not run.
extension View {
  /// Adds an action for a double tap on a pencil.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    hostAttribute("", payload: action)
  }

  /// Adds an action for a squeeze of a pencil.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    hostAttribute("", payload: action)
  }
}

/// The action that the user prefers for a gesture of a pencil.
nonisolated public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String

  /// None.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// The eraser, or the tool before it.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// The tool that was used last.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// The colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// The properties of the tool.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// The palette at the pencil.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// A shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// The action of a double tap on a pencil: the eraser, as set by the system.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

  /// The action of a squeeze of a pencil: the palette at the pencil, as set by the system.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}
