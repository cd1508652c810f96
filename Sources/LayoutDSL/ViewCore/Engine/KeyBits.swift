/// A set of keys, one bit each; the 64th bit represents all further keys.
package struct KeyBits: OptionSet {
  static let all = KeyBits(rawValue: .max)

  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
