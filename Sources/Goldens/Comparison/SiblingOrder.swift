/// The pairs of equal nodes of two trees that differ only in the order of siblings.
struct SiblingOrder {
  /// The indices of the nodes in the old and the new tree.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private let old: Branches
  private let new: Branches

  /// Creates the pairs; nil if the trees differ in more than the order of siblings.
  init?(from old: [LayoutTree.Node], to new: [LayoutTree.Node]) {
    guard old.count == new.count else { return nil }
    self.old = Branches(old)
    self.new = Branches(new)
    guard pair(self.old.children[nil] ?? [], self.new.children[nil] ?? []) else { return nil }
  }

  /// Pairs siblings: equal branches with each other, and the others in their order.
  private mutating func pair(_ before: [Int], _ after: [Int]) -> Bool {
    guard before.count == after.count else { return false }
    var equal = Dictionary(grouping: after) { new.hashes[$0] }.mapValues { $0[...] }
    var partners: [Int: Int] = [:]
    for index in before { partners[index] = equal[old.hashes[index]]?.popFirst() }
    let used = Set(partners.values)
    var rest = after.filter { !used.contains($0) }[...]
    for index in before {
      guard let partner = partners[index] ?? rest.popFirst(),
        old.nodes[index].kind == new.nodes[partner].kind,
        old.nodes[index].summary == new.nodes[partner].summary
      else { return false }
      pairs.append((index, partner))
      guard pair(old.children[index] ?? [], new.children[partner] ?? []) else { return false }
    }
    return true
  }

  /// The nodes of a tree, with their children and a hash of each with all nodes in it.
  private struct Branches {
    let nodes: [LayoutTree.Node]
    let children: [Int?: [Int]]
    let hashes: [Int]

    init(_ nodes: [LayoutTree.Node]) {
      self.nodes = nodes
      children = Dictionary(grouping: nodes.indices) { nodes[$0].parent }
      var hashes = [Int](repeating: 0, count: nodes.count)
      for index in nodes.indices.reversed() {
        var hasher = Hasher()
        hasher.combine(nodes[index].kind)
        hasher.combine(nodes[index].summary)
        for child in children[index] ?? [] { hasher.combine(hashes[child]) }
        hashes[index] = hasher.finalize()
      }
      self.hashes = hashes
    }
  }
}
