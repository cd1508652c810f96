import ArgumentParser
import SnapRuntime

/// The options for the screen of a view and for its pictures.
struct FrameOptions: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(help: "The appearance: light or dark. (default: light)")
  var scheme: [ScreenSettings.Scheme] = []

  @Option(
    help: ArgumentHelp(
      """
      A colour's name, hexadecimal RGB, RRGGBB or RRGGBBAA, or 'transparent'. \
      (default: white, or black in dark appearance)
      """, valueName: "COLOR"),
    transform: { text in
      guard let background = Background(text) else {
        throw ValidationError("write a name such as red, six hexadecimal digits, or transparent")
      }
      return background
    })
  var background: Background?

  func validate() throws {
    try variants.validate()
  }

  /// The screens, one for each combination of values.
  var variants: ScreenVariants {
    var variants = screen.variants(background: background ?? .system)
    variants.vary(scheme, \.scheme) { $0.rawValue }
    return variants
  }
}

extension ScreenSettings.Scheme: ExpressibleByArgument {}
