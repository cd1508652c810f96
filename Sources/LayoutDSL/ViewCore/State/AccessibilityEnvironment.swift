/// What users may ask of their device: nobody has asked anything of a screen without one.
extension EnvironmentValues {
  /// Whether the user wants less to move; false.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the user wants materials without what shines through; false.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user wants meaning told by more than colour; false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the user has colours inverted; false.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the user wants buttons to have shapes; false.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the screen is read aloud; false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the screen is worked by switches; false.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether the app can be worked with; a screen that is drawn is always active.
  public var scenePhase: ScenePhase { .active }
}

/// Whether an app or one of its windows can be worked with.
public enum ScenePhase: Comparable, Sendable {
  /// Out of sight.
  case background
  /// In sight, and not to be worked with.
  case inactive
  /// To be worked with.
  case active
}
