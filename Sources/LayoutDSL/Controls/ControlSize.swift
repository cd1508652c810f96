import ViewCore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The least size.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// The greatest size.
  case extraLarge
}

extension View {
  /// Sets how large controls in the view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentWritingModifier { $0.controlSize = controlSize })
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
