import SwiftUI

struct SummaryView: View {
  let week: [DayActivity]
  @State private var selection: DayActivity.ID?

  init(week: [DayActivity]) {
    self.week = week
    _selection = State(initialValue: week.last?.id)
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          pages
          if let day { DayFigures(day: day) }
          Text("This Week")
            .font(.title2.bold())
            .accessibilityAddTraits(.isHeader)
          WeekChart(week: week, selection: selection)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Summary")
      .toolbar {
        if let streak {
          Label("\(streak) days", systemImage: "flame.fill")
            .labelStyle(.titleAndIcon)
            .foregroundStyle(.orange)
            .font(.subheadline.bold())
        }
      }
    }
  }

  private var pages: some View {
    TabView(selection: $selection) {
      ForEach(week) { day in
        VStack(spacing: 12) {
          Text(day.date, format: .dateTime.weekday(.wide).day().month())
            .font(.headline)
          ActivityRings(day: day)
            .overlay {
              if day.isComplete {
                Image(systemName: "checkmark.seal.fill")
                  .font(.title)
                  .foregroundStyle(.yellow)
                  .accessibilityLabel("All goals reached")
              }
            }
        }
        .padding(.bottom, 44)
        .tag(Optional(day.id))
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .frame(height: 330)
  }

  private var day: DayActivity? { week.first { $0.id == selection } }

  /// The number of days in a row on which the exercise goal was reached, if there are several.
  private var streak: Int? {
    let count = week.reversed().prefix { $0.exercise >= 1 }.count
    return count > 1 ? count : nil
  }
}

/// The figures of a day, in a row where there is room and else in a column.
struct DayFigures: View {
  let day: DayActivity

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { figures }
      VStack(alignment: .leading, spacing: 12) { figures }
    }
  }

  @ViewBuilder private var figures: some View {
    figure("Move", "flame.fill", day.energy, of: DayActivity.moveGoal, unit: "kcal", .move)
    figure("Exercise", "timer", day.minutes, of: DayActivity.exerciseGoal, unit: "min", .exercise)
    figure("Stand", "figure.stand", day.hours, of: DayActivity.standGoal, unit: "hr", .stand)
  }

  private func figure(
    _ title: LocalizedStringKey, _ symbol: String, _ value: Double, of goal: Double,
    unit: LocalizedStringKey, _ color: Color
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Label(title, systemImage: symbol).font(.caption.bold()).foregroundStyle(color)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(value, format: .number).font(.system(.title2, design: .rounded).bold())
        Text("/\(goal, format: .number) \(Text(unit))")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .fixedSize()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityElement(children: .combine)
  }
}

#Preview("Summary") {
  SummaryView(week: SampleData.week)
}

#Preview("Summary, Saturday, dark") {
  SummaryView(week: Array(SampleData.week.dropLast()))
    .preferredColorScheme(.dark)
}

#Preview("Figures, large text", traits: .fixedLayout(width: 390, height: 360)) {
  DayFigures(day: SampleData.week[6])
    .padding()
    .environment(\.dynamicTypeSize, .accessibility2)
}
