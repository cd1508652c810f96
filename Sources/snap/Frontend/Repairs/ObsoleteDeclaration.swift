import Foundation

extension DeclarationRepair {
  /// A declaration is obsolete on the version that is rendered, and the sources still use it, as
  /// Xcode allows for a lower deployment target: it is available again.
  static let obsoleteDeclaration = Self {
    $0.contains(#/'\w+(?:\([\w:]*\))?' is unavailable$/#)
  } apply: { sources, _ in
    sources.changeAll { $0.restoreObsolete() }
  }
}

extension SourceFile {
  /// Makes declarations available again that are obsolete on the version that is rendered.
  fileprivate mutating func restoreObsolete() -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    let restored = text.replacing(StagedSource.obsolete, with: "(*, deprecated)")
    guard restored != text else { return false }
    restage(restored)
    return true
  }
}
