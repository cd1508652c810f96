extension EnvironmentValues {
  private enum LabelTitleKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// The title of the label of which a view is the icon, by which the view is found where the title
  /// is not shown.
  package var labelTitle: Text? {
    get { self[LabelTitleKey.self] }
    set { self[LabelTitleKey.self] = newValue }
  }
}
