import ViewCore

/// The accessibility settings of the device; a headless render has the defaults.
extension EnvironmentValues {
  private enum ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether Reduce Motion is on; false unless the screen says otherwise.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether Reduce Transparency is on; always false.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether Differentiate Without Color is on; always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether colours are inverted; always false.
  public var accessibilityInvertColors: Bool { false }

  /// Whether Button Shapes is on; always false.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether controls have borders to be seen better; always false.
  public var accessibilityShowBorders: Bool { false }

  /// Whether Assistive Access is on; always false.
  public var accessibilityAssistiveAccessEnabled: Bool { false }

  /// Whether VoiceOver is on; always false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether Switch Control is on; always false.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// The phase of the scene; a rendered scene is always active.
  public var scenePhase: ScenePhase { .active }
}
