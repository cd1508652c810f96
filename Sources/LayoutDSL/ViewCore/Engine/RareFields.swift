/// What few nodes have, apart from them, so that the others stay small: how fast a large tree is
/// laid out depends on the memory that has to be walked through.
final class RareFields {
  /// Children whose answers may have changed.
  @exclusivity(unchecked) var suspects: ContiguousArray<GeometricNode> = []
  @exclusivity(unchecked) var guides: GuideCache?
  /// Work that a leaf keeps until it changes.
  @exclusivity(unchecked) var leafCache: AnyObject?
  /// The view that a modifier stands around without having made its node.
  @exclusivity(unchecked) var wrapped: GeometricNode?
}
