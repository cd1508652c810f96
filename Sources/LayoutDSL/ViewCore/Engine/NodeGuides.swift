import Foundation

extension GeometricNode {
  /// The value of a guide that the node or one inside it sets, in its own space; nil if none does.
  package func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard maySet(key) else { return nil }
    bringUpToDate()
    let question = GuideCache.Question(key: key, size: size, proposal: proposal)
    if let answer = rare?.guides?.answer(to: question) { return answer }
    let value = computeExplicitAlignment(of: key, size: size, proposal: proposal)
    let cache = rare?.guides ?? GuideCache()
    makeRare().guides = cache
    cache.insert(value, for: question)
    return value
  }

  /// Whether the node or one inside it may set a guide.
  func maySet(_ key: AlignmentKey) -> Bool {
    let keys = subtreeKeys
    return !keys.isEmpty && keys.contains(graph.bit(for: key.id))
  }

  /// Where a guide is in the node, in its own space: as it is set inside, else where it is by
  /// default.
  func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if let set = explicitAlignment(of: key, size: size, proposal: proposal) { return set }
    if let fraction = key.fraction {
      return fraction * (key.axis == .horizontal ? size.width : size.height)
    }
    return key.id.defaultValue(in: ViewDimensions(node: self, size: size, proposal: proposal))
  }
}
