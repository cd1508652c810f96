/// A writing system, identified by its ISO 15924 code.
struct Script: Hashable {
  /// The four letters of the code as a big-endian integer.
  var tag: UInt32

  static let latin = Script("Latn")
  static let greek = Script("Grek")
  static let common = Script("Zyyy")
  static let inherited = Script("Zinh")

  /// Whether characters of the script take on the script of their neighbours.
  var isNeutral: Bool { self == .common || self == .inherited }

  init(_ code: some StringProtocol) {
    tag = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  init(tag: UInt32) {
    self.tag = tag
  }
}
