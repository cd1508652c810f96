import SnapRuntime

/// The screens on which `snap lint` looks at every view.
///
/// Each differs from the first one in one respect, so a finding names what it takes.
enum LintScreens {
  /// The names of the screens, in their order.
  static let names = all(for: ScreenSettings(scale: 2)).flatMap(\.labels)

  /// Returns the screens for the settings of the first one.
  static func all(for settings: ScreenSettings) -> [ScreenVariants.Variant] {
    func screen(
      _ name: String, _ change: (inout ScreenSettings) -> Void = { _ in }
    ) -> ScreenVariants.Variant {
      var variant = ScreenVariants.Variant(labels: [name], settings: settings)
      change(&variant.settings)
      return variant
    }
    return [
      screen("light"),
      screen("dark") { $0.scheme = .dark },
      screen("right-to-left") { $0.isRightToLeft = true },
      screen("long-texts") { $0.hasLongTexts = true },
      screen("xxxLarge") { $0.typeSize = .xxxLarge },
      screen("accessibility3") { $0.typeSize = .accessibility3 },
      // The narrowest iPhone that snap knows.
      screen("narrow") { $0.device = "iPhone SE (3rd generation)" },
    ]
  }
}
