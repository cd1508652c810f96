import Foundation

/// The position of a pencil above the screen.
nonisolated public struct PencilHoverPose: Hashable, Sendable {
  /// The point below the pencil, in points of the view.
  public let location: CGPoint
  /// The point below the pencil, in fractions of the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen, in fractions of the largest one.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction in the plane of the screen.
  public let azimuth: Angle
  /// The rotation around the axis of the pencil.
  public let roll: Angle
}

/// A double tap on a pencil.
nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the pencil; nil away from the screen.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
nonisolated public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the pencil; nil away from the screen.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The squeeze goes on.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze has failed.
  case failed
}

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
