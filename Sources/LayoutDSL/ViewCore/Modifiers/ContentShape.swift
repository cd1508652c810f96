import Foundation

extension View {
  /// Sets the shape for hit testing; the shape fills the view's frame, and the drawn content does
  /// not matter.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the content shape of the view for some purposes; `.interaction` and `.dragPreview`
  /// have an effect.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
  }
}

nonisolated struct ContentShapeModifier<S: Shape>: NodeModifier {
  typealias Node = ContentShapeNode<S>
  let shape: S
  let kinds: ContentShapeKinds
  let isEOFilled: Bool
}

/// A view with an outline for some purposes.
private protocol OutlinedNode: GeometricNode {
  func outline(for kind: ContentShapeKinds) -> Path?
}

extension GeometricNode {
  /// Returns the outline that the outermost `contentShape` of the view gives it for a purpose, in
  /// its own space; nil without such a modifier.
  package final func contentOutline(for kind: ContentShapeKinds) -> Path? {
    sequence(first: self) { $0.modifiedNode }
      .firstNonNil { ($0 as? any OutlinedNode)?.outline(for: kind) }
  }
}

extension ContentShapeNode: OutlinedNode {
  func outline(for kind: ContentShapeKinds) -> Path? {
    modifier.kinds.contains(kind)
      ? modifier.shape.path(in: CGRect(origin: .zero, size: size)) : nil
  }
}

final class ContentShapeNode<S: Shape>: UnaryNode<ContentShapeModifier<S>> {
  override func update(_ new: ContentShapeModifier<S>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  private func shapeContains(_ point: CGPoint) -> Bool {
    var point = point
    if environment.values.layoutDirection == .rightToLeft,
      modifier.shape.layoutDirectionBehavior == .mirrors
    {
      point.x = size.width - point.x
    }
    return modifier.shape.path(in: CGRect(origin: .zero, size: size))
      .contains(point, eoFill: modifier.isEOFilled)
  }

  override func mayBeHit(at point: CGPoint) -> Bool {
    !modifier.kinds.contains(.interaction) || shapeContains(point)
  }

  override func isHit(at point: CGPoint) -> Bool {
    modifier.kinds.contains(.interaction)
  }

  override package var kindName: String { "contentShape" }
  override package var summary: String { shapeSummary(modifier.shape) }
}
