/// Fields that few nodes need, stored separately to keep nodes small: layout of a large tree is
/// limited by the memory it touches.
final class NodeRareData {
  /// Children whose results may have changed.
  @exclusivity(unchecked) var suspects: ContiguousArray<GeometricNode> = []
  @exclusivity(unchecked) var guides: GuideCache?
  /// The cached work of a leaf until it changes.
  @exclusivity(unchecked) var leafCache: AnyObject?
  /// The view that a modifier wraps without having made its node.
  @exclusivity(unchecked) var wrapped: GeometricNode?
}

extension GeometricNode {
  /// Returns the storage of the rare fields, creating it if needed.
  final func makeRare() -> NodeRareData {
    if let rare { return rare }
    let fields = NodeRareData()
    rare = fields
    return fields
  }
}
