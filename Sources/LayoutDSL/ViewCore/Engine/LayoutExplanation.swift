import Foundation

/// The result of layout for a view and its descendants, and the story of one node.
package struct LayoutExplanation: Codable, Equatable, Sendable {
  /// One node: its kind, proposal, size and frame.
  package struct Node: Codable, Equatable, Sendable {
    package let depth: Int
    /// The names from the root to this node, in the form that `--node` takes.
    package let path: String
    /// The custom views between this node and its container, the outermost first.
    package let views: [CustomView]
    package let kind: String
    package let isModifier: Bool
    /// The modifier that the source has, if the node is named after another one.
    package let writtenName: String?
    /// Whether a modifier puts the node before or behind its view.
    package let isSecondary: Bool
    package let values: String
    /// The proposed width and height; nil is the ideal length.
    package let proposal: [CGFloat?]
    package let size: CGSize
    /// The frame on the screen.
    package let frame: CGRect
    /// The explicit guides of the node that it sets or that its container uses.
    package let guides: [Guide]
    /// The source line that creates the view, if it is known for certain.
    package var source: SourceLine?

    /// The node as one line of the tree.
    package var line: String {
      return String(repeating: "  ", count: depth)
        + views.map { "\($0.name)/" }.joined()
        + GeometricNode.label(kind, values, isModifier: isModifier)
        + "  proposed \(proposal.map(formatted).joined(separator: "×")), "
        + "size \(formatted(size)), at \(formatted(frame.origin))"
        + guides.map { ", \($0.name) \(formatted($0.value))" }.joined()
        + (source.map { "  \($0)" } ?? "")
    }
  }

  /// A view or modifier with a body; the number distinguishes it from others.
  package struct CustomView: Codable, Equatable, Sendable {
    package let name: String
    package let number: Int
    package let isModifier: Bool
  }

  /// An alignment guide, in points from the node's top-leading corner.
  package struct Guide: Codable, Equatable, Sendable {
    package let name: String
    package let value: CGFloat
  }

  /// A line of a source file.
  package struct SourceLine: Codable, Hashable, Sendable, CustomStringConvertible {
    package let file: String
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }

    package var description: String { "\(file):\(line)" }
  }

  /// The node to explain.
  package enum Subject: Codable, Equatable, Sendable {
    /// The deepest node at a point of the screen.
    case point(CGPoint)
    /// The first node with a path in the form that diagnostics print.
    case path(String)
  }

  /// The nodes in tree order.
  package var nodes: [Node]
  /// The index of the explained node; nil if there is none.
  package let subject: Int?
  /// The story of the subject, one sentence or list item each; nil without a subject.
  package let story: [String]?

  /// The path of the subject, followed by its story.
  package var storyLines: [String]? {
    guard let subject, let story else { return nil }
    let node = nodes[subject]
    return [node.path + (node.source.map { "  \($0)" } ?? "")] + story
  }

  /// The reason why there is no story.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case nothingAt(CGPoint)
    case noNode(path: String, nearest: [String])

    package var description: String {
      switch self {
      case .nothingAt(let point): "there is nothing at \(formatted(point)) on the screen"
      case .noNode(let path, let nearest):
        (["there is no view '\(path)'; the nearest are:"] + nearest).joined(separator: "\n  ")
      }
    }
  }
}
