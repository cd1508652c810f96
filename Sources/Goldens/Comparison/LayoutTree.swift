import Foundation
import ViewCore

/// A layout tree, parsed from a text with a line per node, indented by depth, of the form
/// `Kind summary (x, y, width, height)`.
///
/// A line without a frame is a node without a frame, so any text can be parsed.
struct LayoutTree {
  struct Node {
    /// The position of the node in the tree.
    var index: Int
    /// The first word of the line: the name of the view or modifier.
    var kind: String
    /// The values in the line.
    var summary: String
    var frame: Frame?
    /// The colours and fonts that the node paints with; nil if none are known.
    var paint: String?
    var parent: Int?
    var depth: Int
    /// The path of kinds from the root; siblings of the same kind are numbered.
    var path: String

    /// The text of the node in a message that it was added or removed.
    var text: String {
      [path, summary, frame?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  struct Frame: Equatable {
    var x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat

    var text: String {
      "(" + [x, y, width, height].map(formatted).joined(separator: ", ") + ")"
    }
  }

  private(set) var nodes: [Node] = []

  init(_ text: String, paints: [Int: String] = [:]) {
    var open: [(index: Int, indent: Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = line.drop { $0 == " " }
      guard !content.isEmpty else { continue }
      let indent = line.count - content.count
      while let last = open.last, last.indent >= indent { open.removeLast() }
      let (name, frame) = Self.splitFrame(content)
      let kind = name.prefix { $0 != " " }
      nodes.append(
        Node(
          index: nodes.count, kind: String(kind), summary: String(name.dropFirst(kind.count + 1)),
          frame: frame,
          paint: paints[index], parent: open.last?.index, depth: open.count, path: String(kind)))
      open.append((nodes.count - 1, indent))
    }
    setPaths()
  }

  private mutating func setPaths() {
    struct Family: Hashable {
      var parent: Int?
      var kind: String
    }
    var members: [Family: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      members[Family(parent: node.parent, kind: node.kind), default: []].append(index)
    }
    for (family, indices) in members {
      guard let parent = family.parent else { continue }
      for (number, index) in indices.enumerated() {
        let suffix = indices.count > 1 ? "[\(number)]" : ""
        nodes[index].path = "\(nodes[parent].kind)/\(family.kind)\(suffix)"
      }
    }
  }

  /// Splits `(x, y, width, height)` from the end of a line.
  private static func splitFrame(_ line: Substring) -> (name: Substring, frame: Frame?) {
    guard line.last == ")", let start = line.lastIndex(of: "(") else { return (line, nil) }
    let parts = line[line.index(after: start)...].dropLast().split(separator: ",")
    let numbers = parts.compactMap { Double($0.drop { $0 == " " }).map { CGFloat($0) } }
    guard parts.count == 4, numbers.count == 4 else { return (line, nil) }
    var name = line[..<start]
    while name.last == " " { name.removeLast() }
    return (name, Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
