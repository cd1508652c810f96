import ViewCore

/// Gives a presentation the colour scheme that its content prefers.
///
/// A preferred colour scheme is that of the nearest presentation or window, says the documentation
/// of `preferredColorScheme(_:)`.
struct PresentedColorScheme: ViewModifier {
  @State private var preferred: ColorScheme?

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(PreferredColorSchemeKey.self) { new in
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { preferred = new }
      }
      .modifier(
        EnvironmentWritingModifier {
          $0.presentedColorScheme = preferred
          if let preferred { $0.colorScheme = preferred }
        })
  }
}

private enum PresentedColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
  /// The colour scheme that the content of the presentation prefers; nil for that of the screen.
  var presentedColorScheme: ColorScheme? {
    get { self[PresentedColorSchemeKey.self] }
    set { self[PresentedColorSchemeKey.self] = newValue }
  }
}
