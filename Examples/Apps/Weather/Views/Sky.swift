import SwiftUI

/// A gradient of the sky with a soft sun, moon or layer of clouds.
struct SkyBackground: View {
  let condition: Condition

  var body: some View {
    LinearGradient(colors: condition.sky, startPoint: .top, endPoint: .bottom)
      .overlay {
        switch condition {
        case .clear, .partlyCloudy:
          RadialGradient(
            colors: [.sunlight.opacity(0.8), .sunlight.opacity(0)], center: .topTrailing,
            startRadius: 8, endRadius: 220)
        case .clearNight:
          stars
        case .cloudy, .rain, .thunderstorm, .snow, .fog:
          EllipticalGradient(
            colors: [.white.opacity(0.25), .clear], center: .top, startRadiusFraction: 0,
            endRadiusFraction: 0.6)
        }
      }
  }

  private var stars: some View {
    Canvas { context, size in
      for index in 0..<40 {
        // Steps of the golden ratio spread the stars evenly without a visible pattern.
        let x = (Double(index) * 0.618_034).truncatingRemainder(dividingBy: 1)
        let y = Double(index) / 60
        let radius = index.isMultiple(of: 5) ? 1.5 : 0.75
        let center = CGPoint(x: x * size.width, y: y * size.height)
        let dot = Path(
          ellipseIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        context.fill(dot, with: .color(.white.opacity(0.9 - 1.2 * y)))
      }
    }
  }
}

struct ConditionSymbol: View {
  let condition: Condition

  var body: some View {
    Image(systemName: condition.symbol)
      .symbolRenderingMode(.palette)
      .foregroundStyle(condition.palette.primary, condition.palette.secondary)
      .accessibilityLabel(Text(condition.title))
  }
}

#Preview("Skies", traits: .fixedLayout(width: 390, height: 420)) {
  Grid(horizontalSpacing: 8, verticalSpacing: 8) {
    ForEach(0..<4) { row in
      GridRow {
        ForEach(0..<2) { column in
          let condition = Condition.allCases[2 * row + column]
          SkyBackground(condition: condition)
            .clipShape(.rect(cornerRadius: 12))
            .overlay { ConditionSymbol(condition: condition).font(.largeTitle) }
        }
      }
    }
  }
  .padding()
}
