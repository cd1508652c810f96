import Foundation

/// How a snapshot differs from its golden.
package struct Difference: Equatable, Sendable {
  /// The lines of the failure message that say what differs.
  package var lines: [String]
  /// A picture of the difference, as PNG.
  package var picture: Data?

  package init(lines: [String], picture: Data? = nil) {
    self.lines = lines
    self.picture = picture
  }
}
