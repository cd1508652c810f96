import SwiftUI

struct ForecastView: View {
  let place: Place
  @Environment(\.temperatureUnit) private var unit
  @State private var isPulsing = false

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        header
          .visualEffect { content, proxy in
            // The header fades while it scrolls out at the top.
            content.opacity(1 + min(proxy.frame(in: .scrollView).minY, 0) / 160)
          }
        if let alert = place.alert {
          Label(alert, systemImage: "exclamationmark.triangle.fill")
            .symbolRenderingMode(.multicolor)
            .font(.subheadline)
            .frame(maxWidth: .infinity, alignment: .leading)
            .card()
        }
        HourlyStrip(place: place)
        TemperatureChart(place: place)
        DailyList(place: place)
        DetailGrid(current: place.current)
      }
      .padding(.horizontal)
      .padding(.bottom, 24)
    }
    .background {
      SkyBackground(condition: place.current.condition).ignoresSafeArea()
    }
    .environment(\.colorScheme, .dark)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.hidden, for: .navigationBar)
    .onAppear { isPulsing = true }
  }

  private var header: some View {
    VStack(spacing: 4) {
      ConditionSymbol(condition: place.current.condition)
        .font(.system(size: 64))
        .symbolEffect(.pulse, options: .nonRepeating, isActive: isPulsing)
      Text(place.name).font(.largeTitle)
      Text(unit.text(place.current.temperature))
        .font(.system(size: 88, weight: .thin))
      Text(place.current.condition.title).font(.title3.weight(.medium))
      Text("Feels like \(unit.text(place.current.feelsLike))")
        .font(.callout).foregroundStyle(.secondary)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .padding(.vertical)
  }
}

extension View {
  /// Styles a label as the title of a card.
  func cardTitle() -> some View {
    font(.caption.weight(.semibold)).textCase(.uppercase).foregroundStyle(.secondary)
  }

  /// Places the view on a translucent card, as on all forecast screens.
  func card() -> some View {
    padding()
      .background(.ultraThinMaterial, in: .rect(cornerRadius: 16, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .strokeBorder(.white.opacity(0.2), lineWidth: Device.hairline)
      }
  }
}

#Preview("Sunny") {
  NavigationStack { ForecastView(place: SampleData.lisbon) }
}

#Preview("Gale warning") {
  NavigationStack { ForecastView(place: SampleData.bergen) }
}

#Preview("Night, landscape", traits: .landscapeLeft) {
  NavigationStack { ForecastView(place: SampleData.tokyo) }
    .environment(\.temperatureUnit, .fahrenheit)
}
