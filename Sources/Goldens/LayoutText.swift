import Drawing
import Foundation
import ViewCore

/// The text of a layout tree in a golden: the renderer in the first line, then a line per node.
///
/// A line ends with the colours, fonts and details of the node (`NodeDetails`). The first line has the
/// version of the details; only colours and fonts are compared with a golden of another version, since
/// it lacks details that are not the default, or names them differently.
package struct LayoutText: Equatable, Sendable {
  /// The fingerprint of the renderer and its fonts; empty if unknown.
  package var renderer: String
  /// The tree, without a newline at its end.
  package private(set) var tree: String
  /// The colours and fonts of the lines of the tree that have them; empty if they are unknown.
  package private(set) var paints: [Int: String] = [:]

  /// The version of the details; 0 for a golden without any.
  private(set) var detailsVersion = Self.currentDetails

  /// The version that is written; raised when nodes get other details, or other names for them.
  private static let currentDetails = 2
  private static let mark = "renderer "
  private static let detailsMark = " · details "
  private static let paintMark = ") · "

  package init(renderer: String, tree: String) {
    self.renderer = renderer
    self.tree = tree
    while self.tree.last?.isNewline == true { self.tree.removeLast() }
    joinStrings()
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
      let line = text[..<end].dropFirst(Self.mark.count)
      let version = line.firstRange(of: Self.detailsMark)
      self.init(
        renderer: String(line[..<(version?.lowerBound ?? line.endIndex)]),
        tree: String(text[end...].dropFirst()))
      detailsVersion = version.flatMap { Int(line[$0.upperBound...]) } ?? 0
    } else {
      self.init(renderer: "", tree: text)
    }
  }

  /// Joins the lines of a string with line breaks, which older goldens have.
  private mutating func joinStrings() {
    var lines: [Substring] = []
    for line in tree.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count(where: { $0 == "\"" }) % 2 == 1, last.last != ")",
        !last.contains(Self.paintMark)
      {
        lines[lines.count - 1] = last + "\\n" + line
      } else {
        lines.append(line)
      }
    }
    tree = lines.joined(separator: "\n")
  }

  /// The tree with the colours and fonts of its lines.
  package var annotatedTree: String {
    tree.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, line in line + (paints[index].map { " · \($0)" } ?? "") }
      .joined(separator: "\n")
  }

  /// The whole text, ending with a newline.
  package var text: String {
    let details = detailsVersion > 0 ? "\(Self.detailsMark)\(detailsVersion)" : ""
    return (renderer.isEmpty ? "" : "\(Self.mark)\(renderer)\(details)\n")
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
      return cause.text + (cause.subject.map { " \($0)" } ?? "") + (place.map { ", \($0)" } ?? "")
    }
    let more = comparison.causes.count - causes.count
    let others = more > 0 ? ["\(NumberFormat.count(more)) more"] : []
    return rendererChange(since: recorded) + comparison.lines.map { "layout  \($0)" }
      + (causes.isEmpty
        ? [] : ["cause  probably " + (causes + others).joined(separator: "; and ")])
  }

  /// Returns whether frames, texts, and the colours, fonts and details that both know are the same.
  package func isEqual(to other: LayoutText) -> Bool {
    guard tree == other.tree else { return false }
    return paints == other.paints
      || looks(beside: other).filter(\.value.isVisible)
        == other.looks(beside: self).filter(\.value.isVisible)
  }

  /// Returns the looks of the lines, as far as another text knows such looks too.
  func looks(beside other: LayoutText) -> [Int: NodeLook] {
    guard !paints.isEmpty, !other.paints.isEmpty else { return [:] }
    let hasDetails = detailsVersion == other.detailsVersion
    return paints.mapValues { NodeLook($0, hasDetails: hasDetails) }
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
