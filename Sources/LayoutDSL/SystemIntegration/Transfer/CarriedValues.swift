import Foundation
import ViewCore

/// The drag of a view's values by a finger to another view.
///
/// 1. A finger that has rested on the view and then moves takes the values along, with a preview above
///    the screen.
/// 2. The innermost view below the finger that accepts them is told when they enter it, move in it
///    and leave it.
/// 3. The finger drops them on that view when it leaves the screen.
///
/// Measurements.md#gesture-slop
final class CarriedValues: DragTarget {
  private unowned let node: HostAttributeNode
  private var touchTime: TimeInterval = 0
  /// The point of the view that the finger holds, in its own space.
  private var grip = CGPoint.zero
  private var items: [Any] = []
  private var location = CGPoint.zero
  private var preview: SecondaryLayer?
  private var target: (node: GeometricNode, payload: TransferTarget)?

  init(of node: HostAttributeNode) {
    self.node = node
  }

  let dragAxes: Axis.Set = [.horizontal, .vertical]
  let isElastic = false

  private var source: TransferSource? { node.payload as? TransferSource }

  // MARK: Finger

  func canBegin(at point: CGPoint) -> Bool {
    (touchTime, grip) = (node.graph.clock.now, point)
    return source?.isDragged == true
  }

  func canFollow(_ translation: CGSize) -> Bool {
    let rest = LongPressGesture().minimumDuration
    return node.graph.clock.now - touchTime >= rest - Tolerance.time
  }

  func dragBegan() {
    items = source?.items() ?? []
    guard !items.isEmpty else { return }
    if let view = source?.preview {
      let layer = SecondaryLayer(node: node)
      layer.make(
        view, alignment: .center, inputs: _ViewInputs(parent: node, environment: node.environment))
      preview = layer
    }
    node.graph.root.paintCarried = { [weak self] in self?.paint(in: &$0) }
  }

  func dragChanged(translation: CGSize) {
    guard !items.isEmpty, let point = node.graph.gestures.location(ofFingerDragging: node) else {
      return
    }
    location = point
    placePreview()
    let found = target(at: point)
    if let target, target.node !== found?.node {
      target.payload.track(.exited, items, target.node.localPoint(of: point))
    }
    if let found {
      let isNew = found.node !== target?.node
      found.payload.track(isNew ? .entered : .moved, items, found.node.localPoint(of: point))
    }
    target = found
  }

  /// Drops the values, unless the view that gives them has been removed.
  func dragEnded(velocity: CGVector) {
    guard !items.isEmpty else { return }
    let values = items
    items = []
    node.graph.root.paintCarried = nil
    preview?.detach()
    preview = nil
    guard let target else { return }
    self.target = nil
    let point = target.node.localPoint(of: location)
    if node.isAttached {
      _ = target.payload.take(values, point)
      target.payload.track(.ended, values, point)
    } else if target.node.isAttached {
      target.payload.track(.exited, values, point)
    }
  }

  /// Returns the innermost view at a point that accepts the values.
  private func target(at point: CGPoint) -> (node: GeometricNode, payload: TransferTarget)? {
    node.graph.presentHostAttributes(TransferTarget.modifiers, as: TransferTarget.self)
      .last {
        $0.node.visibleFrame.contains(point)
          && ($0.node === target?.node
            || $0.payload.accepts(items, $0.node.localPoint(of: point)))
      }
  }

  // MARK: Preview

  private func placePreview() {
    guard let view = preview?.current.first else { return }
    node.place(view, at: .zero, proposal: ProposedViewSize(view.measure(.unspecified)))
  }

  /// Paints the preview: its own view with the middle at the finger, or the dragged view, whose
  /// point stays below the finger.
  private func paint(in context: inout DisplayContext) {
    guard node.isAttached else { return }
    let shown = preview?.current.first ?? node
    let hold =
      shown === node ? grip : CGPoint(x: shown.size.width / 2, y: shown.size.height / 2)
    let (origin, visible) = (context.origin, context.visibleRect)
    context.visibleRect = nil
    context.origin = CGPoint(
      x: origin.x + location.x - hold.x, y: origin.y + location.y - hold.y)
    let frame = CGRect(origin: context.origin, size: shown.size)
    let outline =
      shown.contentOutline(for: .dragPreview)?.offsetBy(dx: frame.minX, dy: frame.minY)
      ?? Path(frame)
    let ground = Color(system: .background).resolve(in: node.environment)
    // Measurements.md#list-lifted-row
    let shadow = Color.black.opacity(0.25).resolve(in: node.environment)
    context.group(.shadow(shadow, radius: 8, offset: .zero)) {
      $0.group(.clip(outline, FillStyle())) {
        $0.list.append(.fill(outline, .color(ground), FillStyle()))
        shown.display(in: &$0)
      }
    }
    (context.origin, context.visibleRect) = (origin, visible)
  }
}
