import SwiftUI

/// The balloon of a marker.
///
/// Its tip is the middle of its lower edge.
///
/// Measurements.md#map
struct MapMarkerView: View {
  let glyph: MarkerGlyph
  let tint: Color?
  var isSelected = false

  var body: some View {
    ZStack(alignment: .top) {
      MapBalloon().fill((tint ?? .red).gradient)
      glyphView
        .foregroundStyle(.white)
        .frame(width: 18, height: 18)
        .padding(.top, 6)
    }
    .frame(width: 30, height: 36)
    .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
    .scaleEffect(isSelected ? 1.6 : 1, anchor: .bottom)
  }

  @ViewBuilder private var glyphView: some View {
    switch glyph {
    case .symbol(let name): Image(systemName: name).font(.system(size: 14, weight: .semibold))
    case .image(let name): Image(name).resizable().scaledToFit()
    case .picture(let image): image.resizable().scaledToFit()
    case .monogram(let text):
      text.font(.system(size: 13, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
    }
  }
}

/// A circle with a tip below.
nonisolated private struct MapBalloon: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.minY + radius), radius: radius,
      startAngle: .degrees(130), endAngle: .degrees(50), clockwise: false)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
