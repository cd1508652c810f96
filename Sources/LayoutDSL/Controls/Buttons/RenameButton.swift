import ViewCore

/// A button that starts the rename action of the environment.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  /// Creates the button.
  public init() where Label == Controls.Label<Text, Image> {}

  /// The button “Rename”; without an action it is disabled.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}
