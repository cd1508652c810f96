/// A layout tree read back from its text: a line per node, `path kind (x, y, width, height)`.
///
/// A node lies under the last line before it that is indented less or whose path its own continues.
/// A line without a frame is a node without one, so any text can be compared.
struct LayoutTree {
  struct Node {
    /// Where the node is, as the line says it; empty when the line has but one word.
    var path: String
    /// What the node is, and its content.
    var label: String
    var frame: Frame?
    var parent: Int?
    var depth: Int

    /// The line without indentation and frame.
    var name: String { path.isEmpty ? label : "\(path) \(label)" }

    /// The node as it is reported when it came or went.
    var text: String { frame.map { "\(name) \($0.text)" } ?? name }
  }

  struct Frame: Equatable {
    var x: Double, y: Double, width: Double, height: Double

    var text: String {
      "(" + [x, y, width, height].map(Figures.length).joined(separator: ", ") + ")"
    }
  }

  private(set) var nodes: [Node] = []

  init(_ text: String) {
    var open: [(index: Int, indent: Int, path: String)] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.drop { $0 == " " }
      guard !content.isEmpty else { continue }
      let indent = line.count - content.count
      let (name, frame) = Self.splitFrame(content)
      let words = name.split(separator: " ", maxSplits: 1)
      let first = words.first.map(String.init) ?? ""
      let second = words.count > 1 ? String(words[1]) : nil
      while let last = open.last, !(last.indent < indent || first.hasPrefix(last.path + "/")) {
        open.removeLast()
      }
      nodes.append(
        Node(
          path: second == nil ? "" : first, label: second ?? first, frame: frame,
          parent: open.last?.index, depth: open.count))
      open.append((nodes.count - 1, indent, first))
    }
  }

  /// Takes the last `(x, y, width, height)` off a line; what follows it stays with the name.
  private static func splitFrame(_ line: Substring) -> (name: String, frame: Frame?) {
    var rest = line
    while let open = rest.lastIndex(of: "(") {
      if let close = line[open...].firstIndex(of: ")") {
        let parts = line[line.index(after: open)..<close].split(separator: ",")
        let numbers = parts.compactMap { Double($0.drop { $0 == " " }) }
        if parts.count == 4, numbers.count == 4 {
          let before = line[..<open].reversed().drop { $0 == " " }.reversed()
          let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          return (String(before) + String(line[line.index(after: close)...]), frame)
        }
      }
      rest = rest[..<open]
    }
    return (String(line), nil)
  }
}
