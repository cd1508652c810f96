import Foundation

/// Why a font cannot be used.
public enum FontError: Error, Equatable, Sendable {
  /// A file of a family that the renderer depends on is in none of the folders searched.
  case notInstalled(file: String, searched: [String], package: String)
  /// No registered file has a font of that name.
  case notRegistered(name: String, registered: [String])
  /// No installed family is as wide or narrow as asked for.
  case noSuchWidth(name: String)
  /// The file is missing or cannot be read.
  case unreadable(path: String)
  /// The file is not a font, or not all of one.
  case damaged(path: String, reason: String)
}

extension FontError: LocalizedError {
  /// What is wrong and what to do about it.
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
      Register its file with FontCatalog.register(contentsOf:); snap finds those beside the sources.
      """
    case .noSuchWidth(let name):
      """
      No installed family has characters as \(name) as asked for; the usual width is drawn. Name a \
      font of that width with Font.custom, and register its file with \
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
