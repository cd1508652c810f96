import Charts
import SwiftUI

struct TemperatureChart: View {
  let place: Place
  @Environment(\.temperatureUnit) private var unit

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Temperature", systemImage: "chart.xyaxis.line")
        .cardTitle()
      Chart {
        ForEach(place.hours) { hour in
          AreaMark(
            x: .value("Hour", hour.date), yStart: .value("Base", domain.lowerBound),
            yEnd: .value("Temperature", unit.value(hour.temperature))
          )
          .foregroundStyle(
            .linearGradient(
              colors: [.accentColor.opacity(0.5), .accentColor.opacity(0)], startPoint: .top,
              endPoint: .bottom))
          LineMark(
            x: .value("Hour", hour.date),
            y: .value("Temperature", unit.value(hour.temperature))
          )
          .foregroundStyle(Color.accentColor)
          .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        .interpolationMethod(.catmullRom)
        if let peak {
          PointMark(
            x: .value("Hour", peak.date),
            y: .value("Temperature", unit.value(peak.temperature))
          )
          .foregroundStyle(.white)
          .annotation(position: .top) {
            Text(unit.text(peak.temperature)).font(.caption.bold())
          }
        }
      }
      .chartYScale(domain: domain)
      .chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 3)) { _ in
          AxisGridLine()
          AxisValueLabel(format: .hour(in: place.timeZone))
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: .automatic(desiredCount: 4))
      }
      .frame(height: 180)
    }
    .card()
  }

  private var peak: HourForecast? {
    place.hours.max { $0.temperature < $1.temperature }
  }

  /// The scale with room for the annotation above the peak.
  private var domain: ClosedRange<Double> {
    let values = place.hours.map { unit.value($0.temperature) }
    return ((values.min() ?? 0) - 2).rounded(.down)...((values.max() ?? 0) + 3).rounded(.up)
  }
}

#Preview("Chart", traits: .sizeThatFitsLayout) {
  TemperatureChart(place: SampleData.lisbon)
    .frame(width: 360)
    .padding()
    .background(SkyBackground(condition: .clear))
    .environment(\.colorScheme, .dark)
}
