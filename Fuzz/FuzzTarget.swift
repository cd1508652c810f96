import Foundation

/// What can be fuzzed.
enum FuzzTarget: String, CaseIterable, Sendable {
  case image, font, path, text

  /// Does with some bytes what the engine would; whatever they are, it must come back soon.
  ///
  /// - Returns: whether a picture came of them.
  @MainActor @discardableResult func run(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .image: fuzzImage(bytes)
    case .font: fuzzFont(bytes)
    case .path: fuzzPath(bytes)
    case .text: fuzzText(bytes)
    }
  }

  /// Small inputs that reach most of what there is.
  var seeds: [[UInt8]] {
    switch self {
    case .image: imageSeeds
    case .font: fontSeeds
    case .path: pathSeeds
    case .text: textSeeds
    }
  }
}
