/// The children of a node, in order.
///
/// Most nodes have one, which takes no memory besides.
package struct NodeSlots: RandomAccessCollection {
  private var only: ViewNode?
  private var rest: ContiguousArray<ViewNode> = []

  package init() {}

  init(_ nodes: ContiguousArray<ViewNode>) {
    only = nodes.first
    rest = ContiguousArray(nodes.dropFirst())
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { only == nil ? 0 : rest.count + 1 }

  package subscript(index: Int) -> ViewNode {
    if index == 0, let only { return only }
    return rest[index - 1]
  }

  package var first: ViewNode? { only }

  /// Goes over the nodes, which the slots hold meanwhile.
  @inline(__always)
  package func forEach(_ body: (ViewNode) -> Void) {
    if let only { body(only) }
    rest.withUnsafeBufferPointer { nodes in
      nodes.withMemoryRebound(to: Unmanaged<ViewNode>.self) { nodes in
        for node in nodes {
          node._withUnsafeGuaranteedRef(body)
        }
      }
    }
  }

  mutating func append(_ node: __owned ViewNode) {
    if only == nil { only = node } else { rest.append(node) }
  }

  /// Removes the nodes from `count` on.
  mutating func trim(to count: Int) {
    if count == 0 { only = nil }
    rest.removeSubrange(Swift.max(count - 1, 0)...)
  }

  mutating func removeAll(where isUnwanted: (ViewNode) -> Bool) {
    self = NodeSlots(ContiguousArray(filter { !isUnwanted($0) }))
  }
}
