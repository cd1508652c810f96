import SwiftUI

struct HourlyStrip: View {
  let place: Place
  @Environment(\.temperatureUnit) private var unit
  @ScaledMetric(relativeTo: .body) private var columnWidth = 52

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Hourly forecast", systemImage: "clock")
        .cardTitle()
      ScrollView(.horizontal) {
        LazyHStack(spacing: 4) {
          ForEach(place.hours) { hour in
            column(for: hour)
              .frame(width: columnWidth)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content.opacity(1 - abs(phase.value) * 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: 96)
    }
    .card()
  }

  private func column(for hour: HourForecast) -> some View {
    VStack(spacing: 6) {
      Group {
        if hour == place.hours.first {
          Text("Now").bold()
        } else {
          Text(hour.date, format: .hour(in: place.timeZone))
        }
      }
      .font(.footnote)
      VStack(spacing: 2) {
        ConditionSymbol(condition: hour.condition).font(.title3)
        if hour.chanceOfRain >= 0.1 {
          Text(hour.chanceOfRain, format: .percent.precision(.fractionLength(0)))
            .font(.caption2.bold())
            .foregroundStyle(.cyan)
        }
      }
      .frame(maxHeight: .infinity)
      Text(unit.text(hour.temperature)).font(.callout.weight(.medium))
    }
  }
}
