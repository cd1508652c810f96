import Foundation

extension ResolvedText {
  /// The attributes of the runs and paragraphs that differ from plain text.
  ///
  /// Colours are those of the drawn glyphs.
  var details: NodeDetails {
    var details = NodeDetails()
    /// Adds the values of the runs, each once, unless no run has one.
    func add(_ name: String, _ value: (Run) -> String?) {
      var values: [String] = []
      for run in runs {
        let value = value(run) ?? "none"
        if !values.contains(value) { values.append(value) }
      }
      if values != ["none"], !values.isEmpty { details.add(name, values.joined(separator: " ")) }
    }
    func length(_ value: CGFloat) -> String? { value == 0 ? nil : formatted(value) }
    add(".kerning") { length($0.kerning) }
    add(".tracking") { length($0.tracking) }
    add(".baselineOffset") { length($0.baselineOffset) }
    add(".underline") { $0.underline?.summary }
    add(".strikethrough") { $0.strikethrough?.summary }
    add("backgroundColor") { $0.background.map { "\($0)" } }
    add(".lineHeight") {
      switch $0.lineHeight {
      case .fixed(let height): formatted(height)
      case .variable: "variable"
      case nil: nil
      }
    }
    details.add(".lineLimit", lineLimit.map { "\($0)" })
    if reservedLines > 0 { details.add("reservesSpace", "\(reservedLines)") }
    details.add(".multilineTextAlignment", "\(alignment)")
    details.add(".truncationMode", "\(truncation)")
    details.add(".lineSpacing", lineSpacing)
    details.add(".minimumScaleFactor", minimumScaleFactor)
    details.add(".allowsTightening", allowsTightening)
    details.add(".redacted", isPlaceholder)
    return details
  }
}

extension ResolvedText.LineDecoration {
  fileprivate var summary: String {
    guard case .color(let color) = color else { return "\(pattern)" }
    return "\(pattern) \(color)"
  }
}
