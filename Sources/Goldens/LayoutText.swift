import Drawing
import Foundation

/// The text of a layout tree in a golden: the renderer in the first line, then a line per node.
package struct LayoutText: Equatable, Sendable {
  /// The fingerprint of the renderer and its fonts; empty if unknown.
  package var renderer: String
  /// The tree, without a newline at its end.
  package private(set) var tree: String
  /// The colours and fonts of the lines of the tree that have them; empty if they are unknown.
  package private(set) var paints: [Int: String] = [:]

  private static let mark = "renderer "
  private static let paintMark = ") · "

  package init(renderer: String, tree: String) {
    self.renderer = renderer
    self.tree = tree
    while self.tree.last?.isNewline == true { self.tree.removeLast() }
    guard self.tree.contains(Self.paintMark) else { return }
    var lines = self.tree.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let mark = line.ranges(of: Self.paintMark).last,
        !line[mark.upperBound...].contains("\"")
      else { continue }
      paints[index] = String(line[mark.upperBound...])
      lines[index] = line[...mark.lowerBound]
    }
    self.tree = lines.joined(separator: "\n")
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

  /// The tree with the colours and fonts of its lines.
  package var annotatedTree: String {
    tree.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in line + (paints[index].map { " · \($0)" } ?? "") }
      .joined(separator: "\n")
  }

  /// The whole text, ending with a newline.
  package var text: String {
    (renderer.isEmpty ? "" : "\(Self.mark)\(renderer)\n")
      + (tree.isEmpty ? "" : "\(annotatedTree)\n")
  }

  /// Returns the lines of a failure message about the change since another layout; empty for none.
  ///
  /// A changed renderer or font comes first, since it explains the other differences.
  ///
  /// - Parameter sources: The folder in which the line of the cause is searched; nil for none.
  package func changes(since recorded: LayoutText, sources: URL? = nil) -> [String] {
    let comparison = TreeComparison(expected: recorded, actual: self)
    let causes = comparison.causes.prefix(2).map { cause in
      let place = sources.flatMap { SourceHint(cause).place(in: $0) }
      return cause.text + (place.map { ", \($0)" } ?? "")
    }
    let more = comparison.causes.count - causes.count
    let others = more > 0 ? ["\(NumberFormat.count(more)) more"] : []
    return rendererChange(since: recorded) + comparison.lines.map { "layout  \($0)" }
      + (causes.isEmpty
        ? [] : ["cause  probably " + (causes + others).joined(separator: "; and ")])
  }

  /// Returns whether frames, texts, and the colours and fonts that both know are the same.
  package func isEqual(to other: LayoutText) -> Bool {
    tree == other.tree && (paints.isEmpty || other.paints.isEmpty || paints == other.paints)
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
