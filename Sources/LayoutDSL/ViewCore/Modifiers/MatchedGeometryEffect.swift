import Foundation

extension View {
  /// Ties the geometry of views with one identity together: all but the source are shown where
  /// the source is.
  ///
  /// The place of a view in the layout stays; only what it shows moves.
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

/// What views tied by `matchedGeometryEffect` share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Where the anchor is on the screen.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
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

/// A view whose geometry others take over.
protocol MatchedGeometrySource: AnyObject {
  /// The identity under which others find it; nil while it follows another view itself.
  var sourceKey: MatchedGeometryKey? { get }
  var sourceNode: GeometricNode { get }
}

final class MatchedGeometryNode:
  UnaryNode<MatchedGeometryModifier>, MatchedGeometrySource, PositionObserver
{
  /// The source's frame in the node's own space, as of the last look.
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
    layoutIsStale = true
    graph.setNeedsPlacement(self)
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

  /// Moves the content so that its anchor meets the source's.
  ///
  /// Where both properties are shared the anchor counts a second time, for the difference of the
  /// sizes (measured_constants §6).
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
