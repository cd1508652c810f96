import Foundation
import SnapRuntime

/// Returns a value as JSON for readers: indented, with sorted keys.
func readableJSON(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder.forEvents()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}
