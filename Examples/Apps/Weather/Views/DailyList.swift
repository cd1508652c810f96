import SwiftUI

struct DailyList: View {
  let place: Place
  @Environment(\.temperatureUnit) private var unit

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("\(place.days.count)-day forecast", systemImage: "calendar")
        .cardTitle()
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
        ForEach(place.days) { day in
          Divider()
          GridRow {
            Text(title(of: day)).bold()
            symbol(of: day).gridColumnAlignment(.center)
            Text(unit.text(day.low))
              .foregroundStyle(.secondary)
              .gridColumnAlignment(.trailing)
            RangeBar(day: day.low...day.high, week: place.range)
            Text(unit.text(day.high)).gridColumnAlignment(.trailing)
          }
          .monospacedDigit()
        }
      }
    }
    .card()
  }

  private func title(of day: DayForecast) -> String {
    day == place.days.first
      ? String(localized: "Today") : day.date.formatted(.weekday(in: place.timeZone))
  }

  private func symbol(of day: DayForecast) -> some View {
    VStack(spacing: 0) {
      ConditionSymbol(condition: day.condition)
      if day.chanceOfRain >= 0.3 {
        Text(day.chanceOfRain, format: .percent)
          .font(.caption2.bold())
          .foregroundStyle(.cyan)
      }
    }
  }
}

/// The span of one day within the span of the week.
private struct RangeBar: View {
  let day: ClosedRange<Double>
  let week: ClosedRange<Double>

  var body: some View {
    GeometryReader { proxy in
      let span = max(week.upperBound - week.lowerBound, 1)
      let start = (day.lowerBound - week.lowerBound) / span * proxy.size.width
      let width = (day.upperBound - day.lowerBound) / span * proxy.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(
            .linearGradient(
              colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: width)
          .offset(x: start)
      }
    }
    .frame(height: 5)
  }
}
