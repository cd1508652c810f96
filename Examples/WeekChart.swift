// snap render WeekChart.swift --scale 2
import SwiftUI

/// A week of walking: bars against a scale, and a ring for the share of the goal.
struct WeekChart: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      HStack {
        VStack(alignment: .leading, spacing: 4) {
          Text("Steps").font(.headline).foregroundStyle(.secondary)
          Text("61,480").font(.system(size: 44, weight: .bold))
          Trend(text: "12 % more than last week", symbol: "arrow.up")
        }
        Spacer()
        GoalRing(fraction: 0.82).frame(width: 92, height: 92)
      }
      BarChart(days: Day.week).frame(height: 220)
    }
    .padding(24)
    .frame(width: 390)
    .background(.white, in: RoundedRectangle(cornerRadius: 28, style: .continuous))
    .padding(24)
    .background(Color(uiColor: .systemGray6))
  }
}

private struct Day {
  let name: String
  let steps: Double

  static let week = [
    Day(name: "Mon", steps: 7900), Day(name: "Tue", steps: 10340), Day(name: "Wed", steps: 6120),
    Day(name: "Thu", steps: 8800), Day(name: "Fri", steps: 11720), Day(name: "Sat", steps: 9600),
    Day(name: "Sun", steps: 7000),
  ]
}

private struct Trend: View {
  let text: String
  let symbol: String

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: symbol).imageScale(.small)
      Text(text)
    }
    .font(.footnote.weight(.medium))
    .foregroundStyle(.green)
  }
}

/// Bars as tall as their share of the scale, with the best of them marked.
private struct BarChart: View {
  let days: [Day]
  private let ceiling = 12_000.0

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      plot
      VStack(alignment: .trailing) {
        ForEach([12, 9, 6, 3, 0], id: \.self) { thousands in
          Text(thousands == 0 ? "0" : "\(thousands)k").frame(height: 0)
          if thousands > 0 { Spacer(minLength: 0) }
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.bottom, 28)
    }
  }

  private var plot: some View {
    GeometryReader { proxy in
      let height = proxy.size.height - 28
      ZStack(alignment: .top) {
        ForEach(0..<5) { line in
          Rectangle()
            .fill(Color(uiColor: .systemGray5))
            .frame(height: 1)
            .offset(y: CGFloat(line) * height / 4)
        }
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(days, id: \.name) { day in
            bar(for: day, height: height)
          }
        }
      }
    }
  }

  private func bar(for day: Day, height: CGFloat) -> some View {
    let isBest = day.steps == days.map(\.steps).max()
    return VStack(spacing: 0) {
      UnevenRoundedRectangle(topLeadingRadius: 7, topTrailingRadius: 7)
        .fill(isBest ? AnyShapeStyle(Color.green.gradient) : AnyShapeStyle(Color.teal.gradient))
        .frame(width: 24, height: height * day.steps / ceiling)
        .frame(height: height, alignment: .bottom)
      Text(day.name)
        .font(.caption.weight(isBest ? .bold : .regular))
        .foregroundStyle(isBest ? Color.primary : Color.secondary)
        .frame(height: 28, alignment: .bottom)
    }
    .frame(maxWidth: .infinity)
  }
}

private struct GoalRing: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.green.opacity(0.18), lineWidth: 12)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(
          AngularGradient(
            colors: [.teal, .green], center: .center, startAngle: .degrees(-20),
            endAngle: .degrees(360 * fraction)),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(fraction * 100)) %").font(.headline)
    }
    .padding(6)
  }
}

#Preview("Week chart", traits: .fixedLayout(width: 438, height: 438)) {
  WeekChart()
}
