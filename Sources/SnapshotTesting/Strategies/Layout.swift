import Foundation
import Goldens

extension Diffing where Value == String {
  /// Compares layout trees, and reports the nodes that change.
  public static var layout: Diffing {
    .diff {
      Data($0.utf8)
    } fromData: {
      String(decoding: $0, as: UTF8.self)
    } diffV2: { expected, actual in
      let expected = LayoutText(text: expected)
      let actual = LayoutText(text: actual)
      if expected.isEqual(to: actual) { return nil }
      return (actual.changes(since: expected).joined(separator: "\n"), [])
    }
  }
}
