import Foundation
import Goldens

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    .diff {
      $0
    } fromData: {
      $0
    } diffV2: { expected, actual in
      if expected == actual { return nil }
      let first = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let place = NumberFormat.count(first ?? min(expected.count, actual.count))
      return (
        """
        Expected \(NumberFormat.count(expected.count)) bytes, got \(NumberFormat.count(actual.count)); \
        the first difference is at byte \(place)
        """, []
      )
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Saves bytes in a file without an extension, and compares them exactly.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data)
  }
}
