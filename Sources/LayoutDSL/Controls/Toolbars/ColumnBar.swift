import ViewCore

/// Lets a stack in a column draw the bar: the bar of the column is hidden, and its title is that of
/// the stack's root.
struct ColumnBar: ViewModifier {
  /// Whether the stack is in a column.
  let isShown: Bool
  let title: Text?

  func body(content: Content) -> some View {
    if isShown {
      content.transformPreference(NavigationBarKey.self) {
        $0.isHidden = true
        $0.title = title
      }
    } else {
      content
    }
  }
}
