import Foundation
import LayoutDSL
import Testing

@testable import snap

struct NodeTreeTests {
  /// Nodes of kinds at depths; `+` marks a modifier and `~` a secondary node.
  private func tree(
    _ nodes: (depth: Int, kind: String, views: [Int])...
  ) throws -> NodeTree {
    NodeTree(
      try nodes.map { node in
        let flags = node.kind.prefix { "+~".contains($0) }
        let views = node.views.map {
          #"{"name": "V\#($0)", "number": \#($0), "isModifier": false}"#
        }
        let json = """
          {"depth": \(node.depth), "path": "", "views": [\(views.joined(separator: ", "))],
           "kind": "\(node.kind.dropFirst(flags.count))", "isModifier": \(flags.contains("+")),
           "isSecondary": \(flags.contains("~")), "values": "", "proposal": [null, null],
           "size": [0, 0], "frame": [[0, 0], [0, 0]], "guides": []}
          """
        return try JSONDecoder().decode(LayoutExplanation.Node.self, from: Data(json.utf8))
      })
  }

  private func kinds(_ siblings: NodeTree.Siblings) -> [String] {
    siblings.elements.map(\.node.kind)
  }

  @Test func depthsMakeTheTree() throws {
    let tree = try tree(
      (0, "VStack", []), (1, "HStack", []), (2, "Text", []), (1, "+padding", []), (2, "Image", []))
    let root = try #require(tree.root)
    #expect(kinds(tree.children(of: root)) == ["HStack", "padding"])
    #expect(kinds(tree.children(of: root.children[1])) == ["Image"])
    var all: Set<NodeTree.Node> = []
    root.collect(into: &all)
    #expect(all.count == 5)
    #expect(tree.modifierNames == ["padding"])
  }

  @Test func noNodesMakeNoRoot() throws {
    let tree = try tree()
    #expect(tree.root == nil && tree.modifierNames.isEmpty)
  }

  /// A part of an explanation begins below the root.
  @Test func aDeepFirstNodeIsTheRoot() throws {
    let tree = try tree((3, "VStack", []), (4, "Text", []), (9, "Image", []))
    let root = try #require(tree.root)
    #expect(root.kind == "VStack" && kinds(tree.children(of: root)) == ["Text"])
    #expect(kinds(tree.children(of: root.children[0])) == ["Image"])
  }

  @Test func secondaryNodesAreApart() throws {
    let tree = try tree((0, "+overlay", []), (1, "Text", []), (1, "~Circle", []))
    let root = try #require(tree.root)
    #expect(kinds(tree.children(of: root)) == ["Text"])
    #expect(kinds(tree.secondary(of: root)) == ["Circle"])
    #expect(kinds(tree.all(in: root)) == ["Text", "Circle"])
    #expect(root.isMade(by: "overlay") && !root.children[0].isMade(by: "Text"))
  }

  @Test func nodesOfOneCustomViewAreAGroup() throws {
    let tree = try tree(
      (0, "VStack", []), (1, "Text", [1, 2]), (1, "Image", [1]), (1, "Text", [3]),
      (1, "Text", []), (1, "Text", []))
    let root = try #require(tree.root)
    let siblings = tree.children(of: root)
    #expect(siblings.group(from: 0).map(\.node.kind) == ["Text", "Image"])
    #expect(siblings.group(from: 2).count == 1)
    #expect(siblings.group(from: 3).count == 1, "nodes in no custom view are no group")
    let inside = siblings.inside(groupAt: 0, in: tree)
    #expect(inside.elements.map { $0.views.map(\.number) } == [[2], []])
  }

  /// The matcher keeps its results by the identity of a list.
  @Test func equalListsAreTheSameObject() throws {
    let tree = try tree((0, "VStack", []), (1, "Text", []), (1, "Text", []))
    let root = try #require(tree.root)
    #expect(tree.children(of: root) === tree.children(of: root))
    #expect(tree.children(of: root) === tree.all(in: root))
    #expect(tree.children(of: root) !== tree.secondary(of: root))
  }
}
