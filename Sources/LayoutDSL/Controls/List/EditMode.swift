import ViewCore

/// Whether the user can edit the content of a view.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The content is edited temporarily.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The edit mode; nil if no ancestor provides one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
