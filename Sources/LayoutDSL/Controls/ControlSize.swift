import ViewCore

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case mini
  /// A size smaller than the default.
  case small
  /// The default size.
  case regular
  /// A size larger than the default.
  case large
  /// The largest size.
  case extraLarge
}

extension View {
  /// Sets the size of the controls in the view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentWritingModifier { $0.controlSize = controlSize })
  }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}
