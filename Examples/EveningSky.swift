// snap render EveningSky.swift --scale 2
import SwiftUI

/// A weather card over a landscape that is drawn, not photographed.
struct EveningSky: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      sky
      Landscape()
      crescent
      Forecast()
        .padding(16)
    }
    .frame(width: 360, height: 420)
    .clipShape(RoundedRectangle(cornerRadius: 32))
    .padding(12)
  }

  private var sky: some View {
    MeshGradient(
      width: 3, height: 3,
      points: [
        [0, 0], [0.5, 0], [1, 0], [0, 0.45], [0.6, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ],
      colors: [
        .indigo, Color(red: 0.2, green: 0.15, blue: 0.45), .indigo, .purple, .pink, .purple,
        .orange, .yellow, .orange,
      ])
  }

  private var crescent: some View {
    Circle()
      .subtracting(Circle().offset(x: 16, y: -8))
      .fill(.white.shadow(.drop(color: .white, radius: 10)))
      .frame(width: 54, height: 54)
      .rotationEffect(.degrees(-25))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      .padding(36)
  }
}

/// Stars, a setting sun and two ranges of hills.
private struct Landscape: View {
  var body: some View {
    Canvas { context, size in
      drawStars(in: context, size)
      drawSun(in: context, size)
      let ranges = [(0.62, 34.0, Color.purple), (0.74, 26.0, Color.indigo)]
      for (index, (height, swing, color)) in ranges.enumerated() {
        let hills = range(at: size.height * height, swing: swing, phase: index, in: size)
        context.fill(
          hills,
          with: .linearGradient(
            Gradient(colors: [color, .black]),
            startPoint: CGPoint(x: 0, y: size.height * height - swing),
            endPoint: CGPoint(x: 0, y: size.height * 1.1)))
      }
    }
  }

  private func drawStars(in context: GraphicsContext, _ size: CGSize) {
    for index in 0..<60 {
      // Multiples of the golden ratio fall evenly and never in line.
      let x = (Double(index) * 0.618).truncatingRemainder(dividingBy: 1) * size.width
      let y = (Double(index) * 0.755).truncatingRemainder(dividingBy: 1) * size.height * 0.5
      let radius = index % 7 == 0 ? 1.4 : 0.7
      var star = context
      star.opacity = 1 - y / size.height * 1.8
      star.fill(
        Path(ellipseIn: CGRect(x: x, y: y, width: radius * 2, height: radius * 2)),
        with: .color(.white))
    }
  }

  private func drawSun(in context: GraphicsContext, _ size: CGSize) {
    let center = CGPoint(x: size.width * 0.3, y: size.height * 0.6)
    var glow = context
    glow.blendMode = .plusLighter
    glow.fill(
      Path(ellipseIn: CGRect(x: center.x - 120, y: center.y - 120, width: 240, height: 240)),
      with: .radialGradient(
        Gradient(colors: [.orange.opacity(0.7), .clear]), center: center, startRadius: 20,
        endRadius: 120))
    context.fill(
      Path(ellipseIn: CGRect(x: center.x - 34, y: center.y - 34, width: 68, height: 68)),
      with: .linearGradient(
        Gradient(colors: [.yellow, .orange]), startPoint: CGPoint(x: 0, y: center.y - 34),
        endPoint: CGPoint(x: 0, y: center.y + 34)))
  }

  private func range(at y: Double, swing: Double, phase: Int, in size: CGSize) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      path.addLine(to: CGPoint(x: 0, y: y))
      let step = size.width / 4
      for index in 0..<4 {
        let rise = (index + phase) % 2 == 0 ? -swing : swing * 0.4
        path.addQuadCurve(
          to: CGPoint(x: step * Double(index + 1), y: y - swing * 0.1 * Double(index)),
          control: CGPoint(x: step * (Double(index) + 0.5), y: y + rise))
      }
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }
}

/// A pane of glass with the evening in numbers.
private struct Forecast: View {
  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "sun.max.fill")
        .font(.system(size: 30))
        .foregroundStyle(.yellow.gradient)
      VStack(alignment: .leading, spacing: 2) {
        Text("Sunset").font(.caption).foregroundStyle(.secondary)
        Text("20:41").font(.title2.weight(.semibold)).monospacedDigit()
      }
      Spacer()
      ring
    }
    .padding(14)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
    .environment(\.colorScheme, .dark)
  }

  private var ring: some View {
    ZStack {
      Circle().stroke(.white.opacity(0.15), lineWidth: 6)
      Circle()
        .trim(from: 0, to: 0.72)
        .stroke(
          .linearGradient(colors: [.yellow, .pink], startPoint: .leading, endPoint: .trailing),
          style: StrokeStyle(lineWidth: 6, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("72 %").font(.caption2)
    }
    .frame(width: 46, height: 46)
  }
}
