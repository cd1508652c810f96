import ArgumentParser
import SnapRuntime

/// The options for the screen of a view and for its pictures.
struct FrameOptions: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(
    help: ArgumentHelp(
      """
      A colour's name, hexadecimal RGB, RRGGBB or RRGGBBAA, or 'transparent'. \
      (default: white, or black in dark appearance)
      """, valueName: "COLOR"),
    transform: { text in
      guard let background = Background(text) else {
        throw ValidationError(
          "write a name such as red, RGB, RRGGBB or RRGGBBAA in hexadecimal digits, or transparent")
      }
      return background
    })
  var background: Background?

  func validate() throws {
    try variants.validate()
  }

  /// Completes the options with the settings of a project.
  mutating func complete(with settings: SnapConfiguration) throws {
    if screen.scheme.isEmpty { screen.scheme = settings.schemes }
    if screen.device.isEmpty { screen.device = settings.devices }
    if screen.size.isEmpty { screen.size = settings.sizes }
    if screen.typeSize.isEmpty { screen.typeSize = settings.typeSizes }
    if screen.locale.isEmpty { screen.locale = settings.locales }
    if screen.os.isEmpty { screen.os = settings.os }
    screen.scale = screen.scale ?? settings.scale
    screen.timeZone = screen.timeZone ?? settings.timeZone
    try screen.validate()
    try validate()
  }

  /// The screens, one for each combination of values.
  var variants: ScreenVariants {
    screen.variants(background: background ?? .system)
  }
}
