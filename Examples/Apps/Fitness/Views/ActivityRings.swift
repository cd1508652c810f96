import SwiftUI

/// Three concentric rings for energy, exercise and standing.
struct ActivityRings: View {
  let day: DayActivity
  var lineWidth: CGFloat = 24

  var body: some View {
    ZStack {
      Ring(progress: day.move, color: .move, lineWidth: lineWidth)
      Ring(progress: day.exercise, color: .exercise, lineWidth: lineWidth)
        .padding(lineWidth * 1.1)
      Ring(progress: day.stand, color: .stand, lineWidth: lineWidth)
        .padding(lineWidth * 2.2)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Activity")
    .accessibilityValue(
      """
      Move \(day.move, format: .percent.precision(.fractionLength(0))), \
      exercise \(day.exercise, format: .percent.precision(.fractionLength(0))), \
      stand \(day.stand, format: .percent.precision(.fractionLength(0)))
      """)
  }
}

/// A ring that continues over its own start beyond 100 percent.
private struct Ring: View {
  let progress: Double
  let color: Color
  let lineWidth: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: min(progress, 1))
        .stroke(
          AngularGradient(
            colors: [color.mix(with: .black, by: 0.25), color], center: .center,
            startAngle: .zero, endAngle: .degrees(360 * min(progress, 1))),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      if progress > 1 {
        Circle()
          .trim(from: 0, to: progress - 1)
          .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .shadow(color: .black.opacity(0.4), radius: lineWidth / 6)
      }
    }
    .rotationEffect(.degrees(-90))
    .padding(lineWidth / 2)
    .animation(.spring(duration: 0.8), value: progress)
  }
}

#Preview("Rings", traits: .fixedLayout(width: 320, height: 180)) {
  HStack(spacing: 24) {
    ActivityRings(day: SampleData.week[4], lineWidth: 16)
    ActivityRings(day: SampleData.week[3], lineWidth: 16)
  }
  .padding()
}
