import ViewCore

/// Whether the user edits what a view shows.
public enum EditMode: Hashable, Sendable {
  /// Nothing can be edited.
  case inactive
  /// Something is edited for the moment.
  case transient
  /// The content can be edited.
  case active

  /// Whether the view is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether the user edits the views; nil where nothing says so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
