import Foundation

/// An error of finding or reading a font.
public enum FontError: Error, Equatable, Sendable {
  /// A required font file is in none of the searched folders.
  case notInstalled(file: String, searched: [String], package: String)
  /// No registered file has a font of that name.
  case notRegistered(name: String, registered: [String])
  /// No installed family has the requested width.
  case noSuchWidth(name: String)
  /// The file is missing or cannot be read.
  case unreadable(path: String)
  /// The file is not a font, or is incomplete.
  case damaged(path: String, reason: String)
}

extension FontError: LocalizedError {
  /// The error and how to fix it.
  public var errorDescription: String? {
    switch self {
    case .notInstalled(let file, let searched, let package):
      """
      The font file \(file) is not installed. Looked in: \(searched.joined(separator: ", ")). \
      Install it with: apt-get install \(package)
      """
    case .notRegistered(let name, let registered):
      """
      No font named "\(name)" is registered. Registered: \
      \(registered.isEmpty ? "none" : registered.joined(separator: ", ")). \
      Register its file with FontCatalog.register(contentsOf:); snap registers font files beside \
      the sources.
      """
    case .noSuchWidth(let name):
      """
      No installed family has a \(name) width, so the regular width is drawn. To use a font of \
      that width, name it with Font.custom and register its file with \
      FontCatalog.register(contentsOf:).
      """
    case .unreadable(let path):
      "\(path) is missing or cannot be read."
    case .damaged(let path, let reason):
      """
      \(path) cannot be used as a font: \(reason). Give a complete OpenType or TrueType file, or a \
      collection of them.
      """
    }
  }
}
