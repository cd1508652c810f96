import Drawing
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

  /// Returns the lines of a failure message about the change since another layout; empty for none.
  ///
  /// A changed renderer or font comes first, since it explains the other differences.
  package func changes(since recorded: LayoutText) -> [String] {
    let comparison = TreeComparison(expected: recorded.tree, actual: tree)
    return rendererChange(since: recorded) + comparison.lines.map { "layout  \($0)" }
  }

  /// Returns the parts of the renderers that differ; empty if one of the renderers is unknown.
  private func rendererChange(since recorded: LayoutText) -> [String] {
    guard recorded.renderer != renderer, !recorded.renderer.isEmpty, !renderer.isEmpty else {
      return []
    }
    let old = recorded.renderer.split(separator: " "), new = renderer.split(separator: " ")
    let lost = old.filter { !new.contains($0) }, gained = new.filter { !old.contains($0) }
    return [
      "renderer  \(lost.joined(separator: " ")) → \(gained.joined(separator: " ")): "
        + "another renderer or other fonts"
    ]
  }

  /// Returns the tree in a file; nil if the file cannot be read.
  package static func read(_ url: URL) -> LayoutText? {
    (try? InputFile.text(at: url)).map { LayoutText(text: $0) }
  }
}
