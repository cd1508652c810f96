import ViewCore

/// The size of controls.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
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

  /// Limits the size of the controls in the view to a range: a size outside it becomes the nearest
  /// one in it.
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    let allowed = ControlSize.allCases.filter { range.contains($0) }
    return modifier(
      EnvironmentWritingModifier { environment in
        guard let first = allowed.first, let last = allowed.last else { return }
        environment.controlSize = min(max(environment.controlSize, first), last)
      })
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
