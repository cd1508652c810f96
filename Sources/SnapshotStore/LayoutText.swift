import Foundation

/// The text of a layout tree in a golden: the renderer in the first line, then a line per node.
package struct LayoutText: Equatable, Sendable {
  /// The fingerprint of the renderer and its fonts; empty if unknown.
  package var renderer: String
  /// The tree, without a newline at its end.
  package var tree: String

  private static let mark = "renderer "

  package init(renderer: String, tree: String) {
    self.renderer = renderer
    self.tree = tree
    while self.tree.last?.isNewline == true { self.tree.removeLast() }
  }

  package init(text: String) {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    if text.hasPrefix(Self.mark) {
      let renderer = text[..<end].dropFirst(Self.mark.count)
      self.init(renderer: String(renderer), tree: String(text[end...].dropFirst()))
    } else {
      self.init(renderer: "", tree: text)
    }
  }

  /// The whole text, ending with a newline.
  package var text: String {
    (renderer.isEmpty ? "" : "\(Self.mark)\(renderer)\n") + (tree.isEmpty ? "" : "\(tree)\n")
  }

  /// The lines of a failure message about the change since another layout; empty without a change.
  package func changes(since recorded: LayoutText) -> [String] {
    let comparison = TreeComparison(expected: recorded.tree, actual: tree)
    let lines = comparison.lines.map { "layout  \($0)" }
    guard recorded.renderer != renderer, !recorded.renderer.isEmpty, !renderer.isEmpty else {
      return lines
    }
    return lines + ["renderer  \(recorded.renderer) → \(renderer): another renderer or other fonts"]
  }

  /// The tree in a file; nil if the file cannot be read.
  package static func read(_ url: URL) -> LayoutText? {
    guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8)
    else { return nil }
    return LayoutText(text: text)
  }
}
