import SwiftUI

/// A rounded rectangle with a tail at its lower leading or trailing corner.
struct BubbleShape: Shape {
  var isOutgoing: Bool
  var hasTail = true
  var radius: CGFloat = 18
  private let tail: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    // The tail is drawn at the right and mirrored for incoming messages.
    let body = CGRect(x: 0, y: 0, width: rect.width - tail, height: rect.height)
    let corner = min(radius, body.height / 2)
    var path = Path()
    path.move(to: CGPoint(x: corner, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: body.maxX, y: 0), tangent2End: CGPoint(x: body.maxX, y: body.maxY),
      radius: corner)
    if hasTail {
      path.addLine(to: CGPoint(x: body.maxX, y: body.maxY - corner))
      path.addQuadCurve(
        to: CGPoint(x: rect.width, y: body.maxY),
        control: CGPoint(x: body.maxX, y: body.maxY - tail))
      path.addQuadCurve(
        to: CGPoint(x: body.maxX - corner * 0.6, y: body.maxY - tail / 3),
        control: CGPoint(x: body.maxX - tail / 2, y: body.maxY + tail / 3))
      path.addLine(to: CGPoint(x: body.maxX - corner, y: body.maxY))
    } else {
      path.addArc(
        tangent1End: CGPoint(x: body.maxX, y: body.maxY),
        tangent2End: CGPoint(x: 0, y: body.maxY), radius: corner)
    }
    path.addArc(
      tangent1End: CGPoint(x: 0, y: body.maxY), tangent2End: .zero, radius: corner)
    path.addArc(
      tangent1End: .zero, tangent2End: CGPoint(x: body.maxX, y: 0), radius: corner)
    path.closeSubpath()
    let mirror =
      isOutgoing
      ? CGAffineTransform(translationX: rect.minX, y: rect.minY)
      : CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
    return path.applying(mirror)
  }
}

#Preview("Bubbles", traits: .sizeThatFitsLayout) {
  VStack(spacing: 12) {
    BubbleShape(isOutgoing: true).fill(.tint).frame(width: 220, height: 44)
    BubbleShape(isOutgoing: false).fill(.bubble).frame(width: 160, height: 88)
    BubbleShape(isOutgoing: true, hasTail: false)
      .stroke(.tint, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
      .frame(width: 200, height: 60)
  }
  .padding()
}
