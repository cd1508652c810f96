import Foundation

extension View {
  /// Matches the geometry of the views with one identity to that of the source among them.
  ///
  /// The layout of each view stays the same; only its drawing moves.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

nonisolated struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: NodeModifier {
  typealias Node = MatchedGeometryNode
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

final class MatchedGeometryNode:
  UnaryNode<MatchedGeometryModifier>, MatchedGeometrySource, PositionObserver
{
  /// The source's frame in the node's space, as of the last pass.
  private var sourceFrame: CGRect?

  required init(_ modifier: MatchedGeometryModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.matchedSources.append(self)
    graph.positionObservers.append(self)
  }

  override func update(_ new: MatchedGeometryModifier, inputs: _ViewInputs) {
    super.update(new, inputs: inputs)
    graph.positionsChanged()
  }

  var sourceKey: MatchedGeometryKey? { modifier.isSource ? modifier.key : nil }
  var sourceNode: GeometricNode { self }
  var observedNode: GeometricNode { self }

  func positionsDidChange() {
    let frame = findSource().map {
      CGRect(origin: .zero, size: $0.size).applying(
        $0.transformToRoot.concatenating(transformToRoot.inverted()))
    }
    guard frame != sourceFrame else { return }
    sourceFrame = frame
    setNeedsPlacement()
  }

  private func findSource() -> GeometricNode? {
    guard !modifier.isSource else { return nil }
    return graph.matchedSources.first { $0.sourceKey == modifier.key }?.sourceNode
  }

  override func placeChildren() {
    guard let child else { return }
    let offer =
      if let sourceFrame, modifier.properties.contains(.size) {
        ProposedViewSize(sourceFrame.size)
      } else {
        proposal
      }
    place(child, at: .zero, proposal: offer)
  }

  /// The translation that aligns the anchor of the content with that of the source.
  ///
  /// If both properties are matched, the difference of the sizes counts twice at the anchor
  /// (Measurements.md#matched-geometry-anchor).
  override var contentTransform: CGAffineTransform? {
    guard let sourceFrame, let child else { return nil }
    let anchor = modifier.anchor
    var origin = CGPoint.zero
    if modifier.properties.contains(.position) {
      origin.x = sourceFrame.minX + anchor.x * (sourceFrame.width - child.size.width)
      origin.y = sourceFrame.minY + anchor.y * (sourceFrame.height - child.size.height)
      if modifier.properties.contains(.size) {
        origin.x += anchor.x * (sourceFrame.width - child.size.width)
        origin.y += anchor.y * (sourceFrame.height - child.size.height)
      }
      origin.x -= child.origin.x
      origin.y -= child.origin.y
    }
    return CGAffineTransform(translationX: origin.x, y: origin.y)
  }

  override var frameOffset: CGPoint {
    contentTransform.map { CGPoint(x: $0.tx, y: $0.ty) } ?? .zero
  }

  override func computeReach() -> CGFloat { .infinity }

  override func display(in context: inout DisplayContext) {
    context.displayChildren(of: self, through: contentTransform ?? .identity)
  }

  override func didDetach() {
    graph.matchedSources.removeAll { $0 === self }
    graph.positionsChanged()
  }

  override package var kindName: String { "matchedGeometryEffect" }
}
