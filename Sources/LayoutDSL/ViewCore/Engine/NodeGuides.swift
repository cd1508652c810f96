import Foundation

extension GeometricNode {
  /// Returns the guide that the node or a descendant sets, in the node's own space; nil if none
  /// does.
  package func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard maySet(key) else { return nil }
    revalidateIfNeeded()
    let question = GuideCache.Question(key: key, size: size, proposal: proposal)
    if let answer = rare?.guides?.answer(to: question) { return answer }
    let value = computeExplicitAlignment(of: key, size: size, proposal: proposal)
    let cache = rare?.guides ?? GuideCache()
    makeRare().guides = cache
    cache.insert(value, for: question)
    return value
  }

  /// Whether the node or a descendant may set a guide.
  func maySet(_ key: AlignmentKey) -> Bool {
    let keys = subtreeKeys
    return !keys.isEmpty && keys.contains(graph.bit(for: key.id))
  }

  /// Returns the position of a guide in the node's own space: the explicit value, or else the
  /// default.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if let set = explicitAlignment(of: key, size: size, proposal: proposal) { return set }
    if let fraction = key.fraction {
      return fraction * (key.axis == .horizontal ? size.width : size.height)
    }
    return key.id.defaultValue(in: ViewDimensions(node: self, size: size, proposal: proposal))
  }
}
