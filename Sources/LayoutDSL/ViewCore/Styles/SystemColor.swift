/// The named colours of iOS, which depend on appearance, contrast and, for some, the iOS version.
package enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case primary, secondary, tertiary, quaternary, quinary
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case separator, opaqueSeparator, link, placeholderText

  package func resolved(in context: ColorContext) -> Color.Resolved {
    if context.isElevated, context.colorScheme == .dark, let elevated {
      return elevated.resolved(in: context)
    }
    let values = (context.palette == .iOS26 ? iOS26 : nil) ?? variants
    switch (context.colorScheme, context.contrast) {
    case (.light, .standard): return values.light
    case (.dark, .standard): return values.dark
    case (.light, .increased): return values.lightIncreased
    case (.dark, .increased): return values.darkIncreased
    }
  }

  typealias Variants = (
    light: Color.Resolved, dark: Color.Resolved, lightIncreased: Color.Resolved,
    darkIncreased: Color.Resolved
  )

  /// The colour with the values of a background above another one, in dark mode; nil for colours
  /// that are not backgrounds.
  ///
  /// Measurements.md#palette-elevated
  private var elevated: SystemColor? {
    switch self {
    case .background, .groupedBackground: .gray6
    case .secondaryBackground, .secondaryGroupedBackground: .gray5
    case .tertiaryBackground, .tertiaryGroupedBackground: .gray4
    default: nil
    }
  }

  /// The values published in the Human Interface Guidelines (iOS, before 2025) and in UIKit's
  /// headers.
  ///
  /// Measurements.md#palette-ios18
  private var variants: Variants {
    switch self {
    case .red: (rgb(255, 59, 48), rgb(255, 69, 58), rgb(215, 0, 21), rgb(255, 105, 97))
    case .orange: (rgb(255, 149, 0), rgb(255, 159, 10), rgb(201, 52, 0), rgb(255, 179, 64))
    case .yellow: (rgb(255, 204, 0), rgb(255, 214, 10), rgb(178, 80, 0), rgb(255, 212, 38))
    case .green: (rgb(52, 199, 89), rgb(48, 209, 88), rgb(36, 138, 61), rgb(48, 219, 91))
    case .mint: (rgb(0, 199, 190), rgb(99, 230, 226), rgb(12, 129, 123), rgb(99, 230, 226))
    case .teal: (rgb(48, 176, 199), rgb(64, 200, 224), rgb(0, 130, 153), rgb(93, 230, 255))
    case .cyan: (rgb(50, 173, 230), rgb(100, 210, 255), rgb(0, 113, 164), rgb(112, 215, 255))
    case .blue: (rgb(0, 122, 255), rgb(10, 132, 255), rgb(0, 64, 221), rgb(64, 156, 255))
    case .indigo: (rgb(88, 86, 214), rgb(94, 92, 230), rgb(54, 52, 163), rgb(125, 122, 255))
    case .purple: (rgb(175, 82, 222), rgb(191, 90, 242), rgb(137, 68, 171), rgb(218, 143, 255))
    case .pink: (rgb(255, 45, 85), rgb(255, 55, 95), rgb(211, 15, 69), rgb(255, 100, 130))
    case .brown: (rgb(162, 132, 94), rgb(172, 142, 104), rgb(127, 101, 69), rgb(181, 148, 105))
    case .gray:
      (rgb(142, 142, 147), rgb(142, 142, 147), rgb(108, 108, 112), rgb(174, 174, 178))
    case .gray2: (rgb(174, 174, 178), rgb(99, 99, 102), rgb(142, 142, 147), rgb(124, 124, 128))
    case .gray3: (rgb(199, 199, 204), rgb(72, 72, 74), rgb(174, 174, 178), rgb(84, 84, 86))
    case .gray4: (rgb(209, 209, 214), rgb(58, 58, 60), rgb(188, 188, 192), rgb(68, 68, 70))
    case .gray5: (rgb(229, 229, 234), rgb(44, 44, 46), rgb(216, 216, 220), rgb(54, 54, 56))
    case .gray6: (rgb(242, 242, 247), rgb(28, 28, 30), rgb(235, 235, 240), rgb(36, 36, 38))
    case .primary: (.black, .white, .black, .white)
    case .secondary: label(60, 60, 80, 70)  // Measurements.md#palette-labels
    case .tertiary: label(30, 30, 70, 55)
    case .quaternary: label(18, 16, 55, 40)
    case .quinary:
      // Measurements.md#palette-quinary
      (rgb(0, 0, 0, 5), rgb(255, 255, 255, 5), rgb(0, 0, 0, 8.14), rgb(255, 255, 255, 8.14))
    case .fill: fill(120, 20, 36, 28, 44)  // Measurements.md#palette-fills
    case .secondaryFill: fill(120, 16, 32, 24, 40)
    case .tertiaryFill: fill(118, 12, 24, 20, 32)
    case .quaternaryFill: fill(116, 8, 18, 12, 26)
    case .background: (.white, .black, .white, .black)
    case .secondaryBackground: SystemColor.gray6.variants
    case .tertiaryBackground: (.white, rgb(44, 44, 46), .white, rgb(54, 54, 56))
    case .groupedBackground: (rgb(242, 242, 247), .black, rgb(235, 235, 240), .black)
    case .secondaryGroupedBackground: (.white, rgb(28, 28, 30), .white, rgb(36, 36, 38))
    case .tertiaryGroupedBackground:
      (rgb(242, 242, 247), rgb(44, 44, 46), rgb(235, 235, 240), rgb(54, 54, 56))
    case .separator:
      (rgb(60, 60, 67, 29), rgb(84, 84, 88, 60), rgb(60, 60, 67, 29), rgb(84, 84, 88, 60))
    case .opaqueSeparator:
      (rgb(198, 198, 200), rgb(56, 56, 58), rgb(198, 198, 200), rgb(56, 56, 58))
    case .link: SystemColor.blue.variants
    case .placeholderText: SystemColor.tertiary.variants
    }
  }

  /// Returns a label colour: a dark or light base colour with an opacity in percent.
  private func label(
    _ light: Float, _ dark: Float, _ lightIncreased: Float, _ darkIncreased: Float
  ) -> Variants {
    (
      rgb(60, 60, 67, light), rgb(235, 235, 245, dark), rgb(60, 60, 67, lightIncreased),
      rgb(235, 235, 245, darkIncreased)
    )
  }

  /// Returns a fill colour: a grey with an opacity in percent.
  private func fill(
    _ level: Float, _ light: Float, _ dark: Float, _ lightIncreased: Float, _ darkIncreased: Float
  ) -> Variants {
    let gray = { (percent: Float) in rgb(level, level, 128, percent) }
    return (gray(light), gray(dark), gray(lightIncreased), gray(darkIncreased))
  }
}

/// Returns a colour from byte components, with its opacity in percent.
func rgb(
  _ red: Float, _ green: Float, _ blue: Float, _ percent: Float = 100
) -> Color.Resolved {
  Color.Resolved(red: red / 255, green: green / 255, blue: blue / 255, opacity: percent / 100)
}
