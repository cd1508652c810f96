import Goldens

/// A snapshot, with the circumstances in which it was taken.
package struct Capture<Format> {
  package var format: Format
  /// The layout of a picture; nil for another format.
  package var layout: LayoutText?
  /// Lines for the failure message.
  package var notes: [String]

  package init(format: Format, layout: LayoutText? = nil, notes: [String] = []) {
    self.format = format
    self.layout = layout
    self.notes = notes
  }
}

extension Capture: Sendable where Format: Sendable {}
