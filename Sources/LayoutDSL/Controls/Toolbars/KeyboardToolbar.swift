import ViewCore

/// The toolbar of the keyboard.
///
/// Measurements.md#keyboard-toolbar
struct KeyboardToolbar: View {
  let items: [ToolbarEntry]
  /// Whether content is behind the bar.
  let isReached: Bool
  @Environment(\.look) private var look

  var body: some View {
    BottomToolbar(
      items: items,
      look: BarLook(visibility: look.bar.toolbar.platter == nil ? .visible : .automatic),
      isReached: isReached, isAboveTabBar: false
    )
    .modifier(ScreenEnvironment())
  }
}
