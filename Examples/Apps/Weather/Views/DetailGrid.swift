import SwiftUI

struct DetailGrid: View {
  let current: Current
  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    LazyVGrid(columns: columns, spacing: 16) {
      tile("UV index", systemImage: "sun.max") {
        Gauge(value: Double(current.uvIndex), in: 0...11) {
          Text("UV")
        } currentValueLabel: {
          Text(current.uvIndex, format: .number)
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("11")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .orange, .red, .purple]))
      }
      tile("Humidity", systemImage: "humidity") {
        Gauge(value: current.humidity) {
          Image(systemName: "drop.fill")
        } currentValueLabel: {
          Text(current.humidity, format: .percent)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.cyan)
      }
      tile("Wind", systemImage: "wind") {
        Image(systemName: "location.north.fill")
          .rotationEffect(.degrees(current.windDirection + 180))
          .font(.title2)
        Text(current.wind.text)
          .font(.title3)
      }
      tile("Air quality", systemImage: "aqi.medium") {
        Image(systemName: "aqi.medium", variableValue: current.airQuality)
          .font(.largeTitle)
        Text(airQualityText).font(.callout)
      }
      tile("Pressure", systemImage: "gauge.with.dots.needle.bottom.50percent") {
        Text(current.pressure.text)
          .font(.title3)
      }
      tile("Visibility", systemImage: "eye") {
        Text(current.visibility.text)
          .font(.title3)
      }
    }
  }

  private var airQualityText: LocalizedStringKey {
    switch current.airQuality {
    case ..<0.25: "Excellent"
    case ..<0.5: "Good"
    default: "Moderate"
    }
  }

  private func tile(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: systemImage)
        .cardTitle()
      VStack(spacing: 8, content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(height: 112)
    .card()
    .accessibilityElement(children: .combine)
  }
}

#Preview("Details", traits: .sizeThatFitsLayout) {
  DetailGrid(current: SampleData.lisbon.current)
    .frame(width: 360)
    .padding()
    .background(SkyBackground(condition: .clear))
    .environment(\.colorScheme, .dark)
}
