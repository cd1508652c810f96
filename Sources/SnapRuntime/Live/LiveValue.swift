/// The value of a literal in a source, which a running program can take instead of its own.
package enum LiveValue: Codable, Hashable, Sendable {
  case integer(Int)
  case fraction(Double)
  case string(String)
  case boolean(Bool)
  /// A colour of SwiftUI's palette, by its name.
  case color(String)

  /// Returns whether a value can replace another one: whether both have the same kind.
  package func canReplace(_ other: LiveValue) -> Bool {
    switch (self, other) {
    case (.integer, .integer), (.fraction, .fraction), (.string, .string), (.boolean, .boolean),
      (.color, .color):
      true
    default: false
    }
  }
}
