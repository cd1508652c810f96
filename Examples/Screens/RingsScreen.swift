import SwiftUI

/// The activity of a day: three rings, and cards with steps and hours.
struct RingsScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          activity
          ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 12) { cards }
            VStack(spacing: 12) { cards }
          }
          trends
        }
        .padding(.horizontal, 16)
      }
      .navigationTitle("Summary")
      .toolbar {
        Image(systemName: "person.crop.circle.fill").font(.title2).foregroundStyle(.green)
      }
    }
    .preferredColorScheme(.dark)
  }

  private var activity: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        rings.frame(width: 150)
        figures.fixedSize()
        Spacer(minLength: 0)
      }
      VStack(alignment: .leading, spacing: 16) {
        rings.frame(width: 150)
        figures
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .card("Activity Rings")
  }

  private var rings: some View {
    ZStack {
      Ring(share: 1.22, color: .move)
      Ring(share: 0.8, color: .exercise).padding(21)
      Ring(share: 0.58, color: .stand).padding(42)
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Move 122 %, exercise 80 %, stand 58 %")
  }

  private var figures: some View {
    VStack(alignment: .leading, spacing: 8) {
      figure("Move", "611/500", "kcal", .move)
      figure("Exercise", "24/30", "min", .exercise)
      figure("Stand", "7/12", "h", .stand)
    }
  }

  private func figure(_ name: String, _ value: String, _ unit: String, _ color: Color) -> some View
  {
    VStack(alignment: .leading, spacing: 0) {
      Text(name).font(.subheadline)
      Text("\(value)\(Text(unit).font(.footnote.weight(.semibold)))")
        .font(.system(.title3, design: .rounded).weight(.semibold))
        .foregroundStyle(color)
    }
  }

  @ViewBuilder private var cards: some View {
    chart("Steps", "8,412", "6.1 km", .indigo, [2, 1, 4, 9, 6, 3, 7, 10, 8, 4, 2, 1])
    chart("Heart Rate", "68", "bpm at rest", .red, [4, 4, 5, 9, 7, 5, 8, 6, 5, 4, 4, 3])
  }

  private func chart(
    _ title: String, _ value: String, _ unit: String, _ color: Color, _ values: [CGFloat]
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value).font(.system(.title, design: .rounded).weight(.semibold)).foregroundStyle(color)
      Text(unit).font(.footnote).foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(values.indices, id: \.self) { index in
          Capsule().fill(color.gradient).frame(height: values[index] * 4)
        }
      }
      .frame(idealWidth: 120)
      .frame(height: 44, alignment: .bottom)
      .padding(.top, 6)
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(minWidth: 110)
    .card(title)
  }

  private var trends: some View {
    VStack(spacing: 12) {
      trend("Walking Pace", "11'48\"/km", "chevron.up.circle.fill", .green)
      Divider()
      trend("Running Distance", "4.2 km/day", "chevron.down.circle.fill", .orange)
    }
    .card("Trends")
  }

  private func trend(_ name: String, _ value: String, _ symbol: String, _ color: Color) -> some View
  {
    HStack(spacing: 12) {
      Image(systemName: symbol).font(.title).foregroundStyle(color)
      VStack(alignment: .leading, spacing: 0) {
        Text(name).font(.subheadline)
        Text(value).font(.system(.headline, design: .rounded)).foregroundStyle(color)
      }
      Spacer(minLength: 0)
    }
  }
}

extension Color {
  fileprivate static let move = Color(red: 0.98, green: 0.07, blue: 0.31)
  fileprivate static let exercise = Color(red: 0.65, green: 1, blue: 0)
  fileprivate static let stand = Color(red: 0, green: 1, blue: 0.96)
}

extension View {
  /// Places the view on a card under a title.
  fileprivate func card(_ title: String) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      self
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16, style: .continuous))
  }
}

/// A ring that goes on over its own start beyond one turn.
private struct Ring: View {
  let share: Double
  let color: Color
  private let width: CGFloat = 19

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.18), lineWidth: width)
      Circle()
        .trim(from: 0, to: min(share, 1))
        .stroke(
          AngularGradient(
            colors: [color.opacity(0.75), color], center: .center, startAngle: .zero,
            endAngle: .degrees(360 * min(share, 1))),
          style: StrokeStyle(lineWidth: width, lineCap: .round))
      if share > 1 {
        Circle()
          .trim(from: 0, to: share - 1)
          .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .shadow(color: .black.opacity(0.5), radius: 4)
      }
    }
    .rotationEffect(.degrees(-90))
    .padding(width / 2)
  }
}

#Preview { RingsScreen() }
