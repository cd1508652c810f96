/// The children of a node, in order.
///
/// Most nodes have at most one, which is stored inline.
package struct NodeSlots: RandomAccessCollection {
  private enum Nodes {
    case none
    case one(ViewNode)
    case several(ContiguousArray<ViewNode>)
  }

  private var nodes = Nodes.none

  package init() {}

  init(_ nodes: ContiguousArray<ViewNode>) {
    switch nodes.count {
    case 0: self.nodes = .none
    case 1: self.nodes = .one(nodes[0])
    default: self.nodes = .several(nodes)
    }
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch nodes {
    case .none: 0
    case .one: 1
    case .several(let nodes): nodes.count
    }
  }

  package subscript(index: Int) -> ViewNode {
    switch nodes {
    case .one(let node) where index == 0: return node
    case .several(let nodes): return nodes[index]
    default: preconditionFailure("a node has no slot \(index)")
    }
  }

  /// Calls a closure for each node without retaining it; the slots do.
  @inline(__always)
  package func forEach(_ body: (ViewNode) -> Void) {
    switch nodes {
    case .none: break
    case .one(let node): body(node)
    case .several(let nodes):
      nodes.withUnretained { nodes in
        for node in nodes {
          node.withObject(body)
        }
      }
    }
  }

  /// The geometric node that the only node resolves to, if no departing view is listed with it; the
  /// slots retain it.
  var onlyGeometric: Unretained<GeometricNode>? {
    guard case .one(let node) = nodes else { return nil }
    if node.isGeometric { return Unretained(unsafeDowncast(node, to: GeometricNode.self)) }
    return node.listsSlots && node.animators == nil ? node.slots.onlyGeometric : nil
  }

  /// The nodes as an array that shares their memory, if there are several and all are geometric.
  var geometricNodes: ContiguousArray<GeometricNode>? {
    guard case .several(let nodes) = nodes, nodes.allSatisfy({ $0.isGeometric }) else { return nil }
    return unsafeBitCast(nodes, to: ContiguousArray<GeometricNode>.self)
  }

  /// Reserves memory for nodes, if there are none yet.
  mutating func reserve(_ count: Int) {
    guard case .none = nodes, count > 1 else { return }
    var several: ContiguousArray<ViewNode> = []
    several.reserveCapacity(count)
    nodes = .several(several)
  }

  mutating func append(_ node: __owned ViewNode) {
    switch nodes {
    case .none: nodes = .one(node)
    case .one(let first): nodes = .several([first, node])
    case .several(var several):
      // Uniquely referenced here, so that the array grows in place.
      nodes = .none
      several.append(node)
      nodes = .several(several)
    }
  }

  /// Removes the nodes from index `count` on.
  mutating func trim(to count: Int) {
    self = NodeSlots(ContiguousArray(prefix(count)))
  }

  mutating func removeAll(where isUnwanted: (ViewNode) -> Bool) {
    self = NodeSlots(ContiguousArray(filter { !isUnwanted($0) }))
  }
}
