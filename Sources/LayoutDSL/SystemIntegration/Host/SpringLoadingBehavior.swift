import ViewCore

/// Whether a dragged item activates a view by resting on it.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the view.
  public static var automatic: SpringLoadingBehavior {
    SpringLoadingBehavior(name: "automatic")
  }
  /// It does.
  public static var enabled: SpringLoadingBehavior { SpringLoadingBehavior(name: "enabled") }
  /// It does not.
  public static var disabled: SpringLoadingBehavior {
    SpringLoadingBehavior(name: "disabled")
  }
}

extension View {
  /// Sets whether a dragged item activates the controls of the view.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

extension EnvironmentValues {
  private enum SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
  }

  /// Whether a dragged item activates the controls of the view by resting on them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }
}
