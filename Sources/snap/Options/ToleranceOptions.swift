import ArgumentParser
import Goldens

/// The options for the difference up to which a picture matches its golden.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The share of the pixels that must match, from 0 to 1. (default: 1)", valueName: "N"),
    transform: share(from:))
  var precision: Float?

  @Option(
    help: ArgumentHelp(
      "The similarity at which two pixels match; 0.98 allows a ΔE of 2. (default: 1)",
      valueName: "N"),
    transform: share(from:))
  var perceptualPrecision: Float?

  /// Returns the tolerance, with the settings of the project for options that are not given.
  func completed(with settings: SnapConfiguration) -> PixelTolerance {
    PixelTolerance(
      precision: precision ?? settings.precision ?? 1,
      perceptualPrecision: perceptualPrecision ?? settings.perceptualPrecision ?? 1)
  }
}
