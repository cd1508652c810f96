import Foundation

/// The difference between a snapshot and its golden.
package struct Difference: Equatable, Sendable {
  /// The lines of the failure message about the difference.
  package var lines: [String]
  /// A PNG of the difference; nil for a format without pictures.
  package var picture: Data?

  package init(lines: [String], picture: Data? = nil) {
    self.lines = lines
    self.picture = picture
  }
}
