import ViewCore

/// A button that begins and ends the editing of what the environment's `editMode` stands for.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  public init() {}

  /// A button that says what it does next.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? "Done" : "Edit")
    }
  }
}
