import Foundation

extension View {
  /// Draws the view into a picture of its own, which is then drawn as one.
  ///
  /// An opaque picture is black where the view paints nothing. All colour modes draw alike, in
  /// eight-bit sRGB.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(DrawingGroupModifier(isOpaque: opaque))
  }
}

/// How the colours of a picture are kept while it is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// sRGB with linear light.
  case linear
  /// Linear sRGB beyond its gamut.
  case extendedLinear
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
