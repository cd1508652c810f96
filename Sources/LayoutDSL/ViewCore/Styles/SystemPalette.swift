/// The iOS version that determines the system colours and the look (`SystemLook`).
package enum SystemPalette: Hashable, Sendable {
  case iOS18, iOS26
}

extension SystemColor {
  /// The value of the colour in iOS 26; nil if it is unchanged since iOS 18.
  ///
  /// Values for standard contrast are measured (Measurements.md#palette-ios26). Values for
  /// increased contrast are published (Measurements.md#palette-ios26-increased-contrast).
  var iOS26: Variants? {
    switch self {
    case .red: (rgb(255, 56, 60), rgb(255, 66, 69), rgb(233, 21, 45), rgb(255, 97, 101))
    case .orange: (rgb(255, 141, 40), rgb(255, 146, 48), rgb(197, 83, 0), rgb(255, 160, 86))
    case .yellow: (rgb(255, 204, 0), rgb(255, 214, 0), rgb(161, 106, 0), rgb(254, 223, 67))
    case .green: (rgb(52, 199, 89), rgb(48, 209, 88), rgb(0, 137, 50), rgb(74, 217, 104))
    case .mint: (rgb(0, 200, 179), rgb(0, 218, 195), rgb(0, 133, 117), rgb(84, 223, 203))
    case .teal: (rgb(0, 195, 208), rgb(0, 210, 224), rgb(0, 129, 152), rgb(59, 221, 236))
    case .cyan: (rgb(0, 192, 232), rgb(60, 211, 254), rgb(0, 126, 174), rgb(109, 217, 255))
    case .blue, .link: (rgb(0, 136, 255), rgb(0, 145, 255), rgb(30, 110, 244), rgb(92, 184, 255))
    case .indigo: (rgb(97, 85, 245), rgb(107, 93, 255), rgb(86, 74, 222), rgb(167, 170, 255))
    case .purple: (rgb(203, 48, 224), rgb(219, 52, 242), rgb(176, 47, 194), rgb(234, 141, 255))
    case .pink: (rgb(255, 45, 85), rgb(255, 55, 95), rgb(231, 18, 77), rgb(255, 138, 196))
    case .brown: (rgb(172, 127, 94), rgb(183, 138, 102), rgb(149, 109, 81), rgb(219, 166, 121))
    default: nil
    }
  }
}
