import ViewCore

/// A button style that shows the label unchanged, also while it is pressed or disabled.
struct UnchangedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
