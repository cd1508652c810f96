// snap render OpenGraphCard.swift --scale 1
import SwiftUI

/// A picture for links to an article, of the size that social networks ask for.
struct OpenGraphCard: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Backdrop()
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 20) {
          Mark()
          Text("Field Notes").font(.system(size: 34, weight: .semibold))
        }
        Spacer()
        Text("How a scroll view\nlearned to report back")
          .font(.system(size: 84, weight: .bold))
          .lineSpacing(2)
        Spacer()
        HStack(spacing: 24) {
          Tag("Layout")
          Tag("Preferences")
          Tag("12 min")
          Spacer()
          Text("fieldnotes.example").font(.system(size: 28)).opacity(0.7)
        }
      }
      .foregroundStyle(.white)
      .padding(72)
    }
    .frame(width: 1200, height: 630)
  }
}

/// Dusk, a low sun, and hills before it.
private struct Backdrop: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.07, green: 0.08, blue: 0.25), Color(red: 0.35, green: 0.16, blue: 0.48),
          Color(red: 0.93, green: 0.45, blue: 0.38),
        ],
        startPoint: .top, endPoint: .bottom)
      RadialGradient(
        colors: [Color(red: 1, green: 0.86, blue: 0.55).opacity(0.9), .clear],
        center: UnitPoint(x: 0.86, y: 0.66), startRadius: 20, endRadius: 380)
      Circle()
        .fill(Color(red: 1, green: 0.93, blue: 0.78))
        .frame(width: 150, height: 150)
        .position(x: 1032, y: 416)
      Hills(heights: [0.30, 0.37, 0.26, 0.36, 0.29])
        .fill(Color(red: 0.31, green: 0.14, blue: 0.38))
      Hills(heights: [0.16, 0.24, 0.30, 0.18, 0.22])
        .fill(Color(red: 0.10, green: 0.06, blue: 0.20))
    }
  }
}

/// A rolling line at fractions of the height, and everything below it.
private struct Hills: Shape {
  let heights: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let step = rect.width / CGFloat(heights.count - 1)
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - heights[index] * rect.height)
    }
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: point(0))
      for index in heights.indices.dropFirst() {
        let from = point(index - 1)
        let to = point(index)
        path.addCurve(
          to: to, control1: CGPoint(x: from.x + step / 2, y: from.y),
          control2: CGPoint(x: to.x - step / 2, y: to.y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Mark: View {
  var body: some View {
    Image(systemName: "leaf.fill")
      .font(.system(size: 30))
      .foregroundStyle(Color(red: 0.35, green: 0.16, blue: 0.48))
      .frame(width: 64, height: 64)
      .background(.white, in: RoundedRectangle(cornerRadius: 18, style: .continuous))
  }
}

private struct Tag: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.system(size: 26, weight: .medium))
      .padding(.horizontal, 22)
      .padding(.vertical, 10)
      .background(.white.opacity(0.18), in: Capsule())
      .overlay(Capsule().strokeBorder(.white.opacity(0.35), lineWidth: 1.5))
  }
}

#Preview("Open Graph card", traits: .fixedLayout(width: 1200, height: 630)) {
  OpenGraphCard()
}
