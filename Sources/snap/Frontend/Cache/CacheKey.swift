import Foundation

/// A fingerprint of everything that a cached file depends on.
struct CacheKey {
  enum Kind: String, CaseIterable {
    case scan, views, commands, refusal, manifest, module, object
  }

  private let kind: Kind
  private var fingerprint = Fingerprint()

  init(_ kind: Kind) {
    self.kind = kind
  }

  var text: String { "\(kind.rawValue)-\(fingerprint.text)" }

  mutating func combine(_ data: Data) {
    fingerprint.combine(data)
  }

  mutating func combine(_ text: String) {
    fingerprint.combine(Data(text.utf8))
  }

  /// Adds the size and modification time of a file that is too large to read each time.
  mutating func combine(stateOf file: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    combine("\(file.path) \((attributes?[.size] as? Int) ?? -1) \(date)")
  }
}
