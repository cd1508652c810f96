import Drawing
import Foundation

/// The definition of a filter: its parameters and its effect.
struct FilterDefinition: Sendable {
  let name: String
  /// The names of the parameters.
  let keys: [String]
  private let values: [String: any Sendable]
  let output: @Sendable (CIFilter) -> CIImage?

  /// The default values of the parameters.
  var defaults: [String: Any] { values }

  /// Creates the definition of a filter that changes a picture.
  init(
    _ name: String, _ values: KeyValuePairs<String, any Sendable> = [:], others: [String] = [],
    output: @escaping @Sendable (CIFilter, CIImage) -> CIImage?
  ) {
    self.init(
      name, keys: [kCIInputImageKey] + others + values.map(\.key), values
    ) { filter in
      filter.image().flatMap { output(filter, $0) }
    }
  }

  /// Creates the definition of a filter that generates pictures.
  init(
    _ name: String, keys: [String], _ values: KeyValuePairs<String, any Sendable> = [:],
    output: @escaping @Sendable (CIFilter) -> CIImage?
  ) {
    self.name = name
    self.keys = keys
    self.values = Dictionary(values.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    self.output = output
  }

  static let all = colors + blurs + cells + sources

  static func named(_ name: String) -> FilterDefinition? { all.first { $0.name == name } }
}

// MARK: Colours

extension FilterDefinition {
  private static func color(
    _ name: String, _ values: KeyValuePairs<String, any Sendable> = [:],
    _ matrix: @escaping @Sendable (CIFilter) -> ColorMatrix
  ) -> FilterDefinition {
    FilterDefinition(name, values) { filter, image in
      CIImage(image.content.applying(.colorMatrix(matrix(filter))), extent: image.extent)
    }
  }

  /// Interpolates between the identity and a matrix.
  private static func mixed(_ matrix: ColorMatrix, _ amount: Double) -> ColorMatrix {
    let share = Float(amount)
    var mixed = ColorMatrix()
    for part: WritableKeyPath<ColorMatrix, Float> in [
      \.r1, \.r2, \.r3, \.r5, \.g1, \.g2, \.g3, \.g5, \.b1, \.b2, \.b3, \.b5,
    ] {
      mixed[keyPath: part] += (matrix[keyPath: part] - mixed[keyPath: part]) * share
    }
    return mixed
  }

  /// Returns a matrix that maps luminances to shades of a colour.
  private static func shades(of color: ResolvedColor) -> ColorMatrix {
    let grey = ColorMatrix.saturation(0)
    var matrix = grey
    (matrix.r1, matrix.r2, matrix.r3) = (
      grey.r1 * color.red, grey.r2 * color.red, grey.r3 * color.red
    )
    (matrix.g1, matrix.g2, matrix.g3) =
      (grey.g1 * color.green, grey.g2 * color.green, grey.g3 * color.green)
    (matrix.b1, matrix.b2, matrix.b3) =
      (grey.b1 * color.blue, grey.b2 * color.blue, grey.b3 * color.blue)
    return matrix
  }

  private static let colors = [
    color("CISepiaTone", [kCIInputIntensityKey: 1.0]) {
      // The matrix of `sepia()` in CSS.
      var sepia = ColorMatrix()
      (sepia.r1, sepia.r2, sepia.r3) = (0.393, 0.769, 0.189)
      (sepia.g1, sepia.g2, sepia.g3) = (0.349, 0.686, 0.168)
      (sepia.b1, sepia.b2, sepia.b3) = (0.272, 0.534, 0.131)
      return mixed(sepia, $0.number(kCIInputIntensityKey))
    },
    color(
      "CIColorMonochrome",
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    ) {
      let color = $0.value(forKey: kCIInputColorKey) as? CIColor ?? .gray
      return mixed(shades(of: color.resolved), $0.number(kCIInputIntensityKey))
    },
    color("CIColorInvert") { _ in .colorInvert() },
    color("CIPhotoEffectMono") { _ in .saturation(0) },
    color("CIPhotoEffectTonal") { _ in .saturation(0) },
    FilterDefinition("CIPhotoEffectNoir") { _, image in
      let grey = image.content.applying(.colorMatrix(.saturation(0)))
      return CIImage(grey.applying(.colorMatrix(.contrast(1.4))), extent: image.extent)
    },
    FilterDefinition(
      "CIColorControls",
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    ) { filter, image in
      let matrices: [ColorMatrix] = [
        .saturation(filter.number(kCIInputSaturationKey)),
        .brightness(filter.number(kCIInputBrightnessKey)),
        .contrast(filter.number(kCIInputContrastKey)),
      ]
      return CIImage(
        matrices.reduce(image.content) { $0.applying(.colorMatrix($1)) }, extent: image.extent)
    },
    FilterDefinition("CIExposureAdjust", [kCIInputEVKey: 0.0]) { filter, image in
      let factor = Float(deterministicPower(2, min(max(filter.number(kCIInputEVKey), -32), 32)))
      var matrix = ColorMatrix()
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      return CIImage(
        image.content.applying(.colorMatrix(matrix, isLinear: true)), extent: image.extent)
    },
  ]
}
