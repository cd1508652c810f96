import SwiftUI

/// The weather of a city: the present, the next hours and the next days.
struct WeatherScreen: View {
  private struct Hour: Identifiable {
    var id: String
    var symbol: String
    var text: String
  }

  private struct Day: Identifiable {
    var id: String
    var symbol: String
    var low: Double
    var high: Double
  }

  private let hours = [
    Hour(id: "Now", symbol: "cloud.sun.fill", text: "19°"),
    Hour(id: "15", symbol: "cloud.sun.fill", text: "20°"),
    Hour(id: "16", symbol: "sun.max.fill", text: "21°"),
    Hour(id: "17", symbol: "sun.max.fill", text: "20°"),
    Hour(id: "18", symbol: "cloud.fill", text: "18°"),
    Hour(id: "19", symbol: "cloud.rain.fill", text: "16°"),
    Hour(id: "20", symbol: "cloud.rain.fill", text: "15°"),
  ]

  private let days = [
    Day(id: "Today", symbol: "cloud.sun.fill", low: 11, high: 21),
    Day(id: "Wed", symbol: "cloud.rain.fill", low: 9, high: 15),
    Day(id: "Thu", symbol: "cloud.fill", low: 8, high: 14),
    Day(id: "Fri", symbol: "sun.max.fill", low: 10, high: 20),
    Day(id: "Sat", symbol: "sun.max.fill", low: 12, high: 24),
    Day(id: "Sun", symbol: "cloud.bolt.fill", low: 14, high: 22),
  ]

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        VStack(spacing: 0) {
          Text("Bergen").font(.system(size: 34))
          Text("19°").font(.system(size: 96, weight: .thin)).padding(.leading, 24)
          Text("Partly Cloudy").font(.title3.weight(.medium)).foregroundStyle(.white.opacity(0.8))
          Text("H:21°  L:11°").font(.title3.weight(.medium))
        }
        .padding(.vertical, 16)
        hourly.card("Cloudy until 17, then rain.", "clock")
        daily.card("6-Day Forecast", "calendar")
        let tiles =
          typeSize.isAccessibilitySize
          ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
        tiles {
          tile("UV Index", "sun.max.fill", "4", "Moderate until the evening.")
          tile("Humidity", "humidity", "62 %", "The dew point is 11° now.")
        }
      }
      .padding(.horizontal, 16)
      .foregroundStyle(.white)
    }
    .scrollIndicators(.hidden)
    .background {
      LinearGradient(
        colors: [
          Color(red: 0.2, green: 0.42, blue: 0.72), Color(red: 0.42, green: 0.62, blue: 0.84),
        ], startPoint: .top, endPoint: .bottom
      )
      .overlay(alignment: .top) { Clouds().frame(height: 330) }
      .ignoresSafeArea()
    }
  }

  private var hourly: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 22) {
        ForEach(hours) { hour in
          VStack(spacing: 10) {
            Text(hour.id).font(.subheadline.weight(.medium))
            Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).font(.title3)
              .frame(height: 26)
            Text(hour.text).font(.body.weight(.medium))
          }
          .fixedSize()
        }
      }
    }
    .scrollIndicators(.hidden)
  }

  private var daily: some View {
    Grid(
      alignment: .leading, horizontalSpacing: typeSize.isAccessibilitySize ? 4 : 12,
      verticalSpacing: 12
    ) {
      ForEach(days) { day in
        GridRow {
          Text(day.id).fixedSize()
          Image(systemName: day.symbol).symbolRenderingMode(.multicolor)
            .gridColumnAlignment(.center)
          Text("\(Int(day.low))°").foregroundStyle(.white.opacity(0.6)).fixedSize()
          if typeSize.isAccessibilitySize {
            Spacer()
          } else {
            RangeBar(low: day.low, high: day.high, range: 6...26)
          }
          Text("\(Int(day.high))°").fixedSize()
        }
      }
    }
    .font(.body.weight(.medium))
  }

  private func tile(
    _ title: String, _ symbol: String, _ value: String, _ text: String
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(title, systemImage: symbol)
        .font(.caption.weight(.medium)).foregroundStyle(.white.opacity(0.7))
      Text(value).font(.title)
      Spacer(minLength: 8)
      Text(text).font(.footnote)
    }
    .padding(14)
    .frame(maxWidth: .infinity, minHeight: 130, alignment: .leading)
    .background(
      Color(red: 0.16, green: 0.33, blue: 0.58).opacity(0.45), in: .rect(cornerRadius: 15))
  }
}

extension View {
  /// Places the view on a card under a title.
  fileprivate func card(_ title: String, _ symbol: String) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol)
        .font(.caption.weight(.medium)).foregroundStyle(.white.opacity(0.7))
      Divider().overlay(.white.opacity(0.2))
      self
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      Color(red: 0.16, green: 0.33, blue: 0.58).opacity(0.45), in: .rect(cornerRadius: 15))
  }
}

/// A capsule that marks the temperatures of a day among those of all days.
private struct RangeBar: View {
  let low: Double
  let high: Double
  let range: ClosedRange<Double>

  var body: some View {
    GeometryReader { proxy in
      let scale = proxy.size.width / (range.upperBound - range.lowerBound)
      ZStack(alignment: .leading) {
        Capsule().fill(.black.opacity(0.2))
        Capsule()
          .fill(
            LinearGradient(
              colors: [.cyan, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: (high - low) * scale)
          .offset(x: (low - range.lowerBound) * scale)
      }
    }
    .frame(minWidth: 40)
    .frame(height: 5)
  }
}

/// Soft clouds.
private struct Clouds: View {
  var body: some View {
    Canvas { context, size in
      context.addFilter(.blur(radius: 18))
      for (x, y, width) in [
        (0.1, 0.2, 190.0), (0.75, 0.32, 220), (0.3, 0.55, 160), (0.85, 0.75, 180),
      ] {
        context.fill(
          Path(
            ellipseIn: CGRect(
              x: size.width * x - width / 2, y: size.height * y - 22, width: width, height: 44)),
          with: .color(.white.opacity(0.28)))
      }
    }
  }
}

#Preview { WeatherScreen() }
