import ViewCore

extension View {
  /// Hides the labels of controls in the view.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentWritingModifier { $0.areLabelsHidden = true })
  }

  /// Shows or hides the labels of controls in the view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWritingModifier { $0.areLabelsHidden = visibility == .hidden })
  }
}

extension EnvironmentValues {
  private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility { areLabelsHidden ? .hidden : .automatic }

  /// Whether controls hide their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
