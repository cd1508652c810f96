import ArgumentParser
import SnapRuntime

/// The screen of a view, and how its pictures look.
struct FrameOptions: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(help: "The appearance: light or dark.")
  var scheme = ScreenSettings.Scheme.light

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

  var settings: ScreenSettings {
    var settings = screen.settings
    settings.scheme = scheme
    settings.background = background ?? .system
    return settings
  }
}

extension ScreenSettings.Scheme: ExpressibleByArgument {}
