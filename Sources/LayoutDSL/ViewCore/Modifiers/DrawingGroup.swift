extension View {
  /// Draws the view into an offscreen layer that is composited as one image.
  ///
  /// An opaque layer is black where the view paints nothing. `colorMode` has no effect: all modes
  /// draw in eight-bit sRGB.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupModifier(isOpaque: opaque))
  }
}

nonisolated struct DrawingGroupModifier: NodeModifier {
  typealias Node = DrawingGroupNode
  let isOpaque: Bool
}

final class DrawingGroupNode: UnaryNode<DrawingGroupModifier> {
  override func display(in context: inout DisplayContext) {
    context.group(.opacity(1)) { context in
      if modifier.isOpaque {
        let ground = Path(context.pixelAligned(size))
        let black = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)
        context.list.append(.fill(ground, .color(black), FillStyle()))
      }
      displayChildren(in: &context)
    }
  }

  override package var kindName: String { "drawingGroup" }
}
