import Foundation

/// How a snapshot differs from its golden.
package struct Difference: Equatable, Sendable {
  /// The lines of the failure message about the difference.
  package var lines: [String]
  /// A PNG of the difference.
  package var picture: Data?

  package init(lines: [String], picture: Data? = nil) {
    self.lines = lines
    self.picture = picture
  }
}
