import Foundation

/// A view that a finger drags, such as a sheet: it reports the drags and shifts its content.
nonisolated package struct DragSurface: NodeModifier, Animatable {
  package typealias Node = DragSurfaceNode

  /// The distance by which the content is shifted, in points.
  package var offset: CGPoint
  /// Whether content outside the surface is hidden.
  let clipsContent: Bool
  let handler: DragSurfaceHandler

  package init(
    offset: CGPoint = .zero, clipsContent: Bool = false,
    _ handler: DragSurfaceHandler = DragSurfaceHandler()
  ) {
    self.offset = offset
    self.clipsContent = clipsContent
    self.handler = handler
  }

  package var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset.x, offset.y).scaled(by: unitAnimationScale) }
    set {
      let data = newValue.scaled(by: 1 / unitAnimationScale)
      offset = CGPoint(x: data.first, y: data.second)
    }
  }
}

/// The node of a drag surface, which is not a view of the user: the layout tree omits it.
package final class DragSurfaceNode: UnaryNode<DragSurface>, DragTarget {
  private var translation = CGSize.zero

  override func update(_ new: DragSurface, inputs: _ViewInputs) {
    environment = inputs.environment
    let former = modifier.offset
    modifier = animated(new)
    if modifier.offset != former { setNeedsLayout() }
  }

  override func placeChildren() {
    guard let child else { return }
    place(child, at: modifier.offset, proposal: proposal)
  }

  package var dragAxes: Axis.Set { modifier.handler.axes }

  package func canBegin(at point: CGPoint) -> Bool { modifier.handler.canBegin(point, size) }

  package func canFollow(_ translation: CGSize) -> Bool { modifier.handler.canFollow(translation) }

  package func precedesContent(_ translation: CGSize) -> Bool {
    modifier.handler.precedesContent(translation)
  }

  package var yieldsToGestures: Bool { modifier.handler.yieldsToGestures }

  package var isElastic: Bool { modifier.handler.isElastic }

  package func dragBegan() { translation = .zero }

  package func dragChanged(translation: CGSize) {
    self.translation = translation
    modifier.handler.changed(translation, size)
  }

  package func dragEnded(velocity: CGVector) {
    modifier.handler.ended(translation, velocity, size)
  }

  override package func display(in context: inout DisplayContext) {
    guard modifier.clipsContent else { return super.display(in: &context) }
    // Content beyond the safe area stays visible.
    let bounds = CGRect(origin: context.origin, size: size)
    let bleed = mirrored(safeAreaExtension(of: CGRect(origin: .zero, size: size)))
    let clip = CGRect(
      x: bounds.minX - bleed.leading, y: bounds.minY - bleed.top,
      width: bounds.width + bleed.horizontal, height: bounds.height + bleed.vertical)
    context.group(.clip(Path(context.pixelAligned(clip)), FillStyle(antialiased: false))) {
      $0.displayChildren(of: self, through: .identity)
    }
  }
}
