import Foundation
import Goldens

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing {
    .diff {
      Data($0.utf8)
    } fromData: {
      String(decoding: $0, as: UTF8.self)
    } diffV2: { expected, actual in
      let comparison = LineComparison(expected: expected, actual: actual)
      return comparison.isEqual ? nil : (comparison.lines.joined(separator: "\n"), [])
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// Saves a text and compares it line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}
