import Foundation

extension View {
  /// Sets the shape for hit testing; the shape fills the view's frame, and the drawn content does
  /// not matter.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the content shape of the view for some purposes; only `.interaction` has an effect.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The hover effect of a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The outline that assistive technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated struct ContentShapeModifier<S: Shape>: NodeModifier {
  typealias Node = ContentShapeNode<S>
  let shape: S
  let kinds: ContentShapeKinds
  let isEOFilled: Bool
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
  override package var summary: String { typeName(of: S.self) }
}
