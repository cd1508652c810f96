import Foundation

/// The parts of the engine that can be fuzzed.
enum FuzzTarget: String, CaseIterable, Sendable {
  case image, drawing, font, path, text, script, assets, strings, session

  /// Processes some bytes as the engine would; it must return soon for any input.
  ///
  /// - Returns: Whether the bytes produced an image.
  @MainActor @discardableResult func run(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .image: fuzzImage(bytes)
    case .drawing: fuzzDrawing(bytes)
    case .font: fuzzFont(bytes)
    case .path: fuzzPath(bytes)
    case .text: fuzzText(bytes)
    case .script: fuzzScript(bytes)
    case .assets: fuzzAssets(bytes)
    case .strings: fuzzStrings(bytes)
    case .session: fuzzSession(bytes)
    }
  }

  /// Small inputs that reach most of the code.
  var seeds: [[UInt8]] {
    switch self {
    case .image: imageSeeds
    case .drawing: drawingSeeds
    case .font: fontSeeds
    case .path: pathSeeds
    case .text: textSeeds
    case .script: scriptSeeds
    case .assets: assetsSeeds
    case .strings: stringsSeeds
    case .session: sessionSeeds
    }
  }
}
