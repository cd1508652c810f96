import SwiftUI
import WidgetKit

struct StreakEntry: TimelineEntry {
  let date: Date
  let habits: [Habit]
}

struct StreakProvider: TimelineProvider {
  func placeholder(in context: Context) -> StreakEntry {
    StreakEntry(date: SampleData.today, habits: SampleData.habits)
  }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (StreakEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<StreakEntry>) -> Void
  ) {
    Task { @MainActor in
      let entry = StreakEntry(date: .now, habits: HabitStore.load().habits)
      let tomorrow = Day(.now).advanced(by: 1).start
      completion(Timeline(entries: [entry], policy: .after(tomorrow)))
    }
  }
}

struct StreakWidgetView: View {
  let entry: StreakEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: Double(open.count), in: 0...Double(max(entry.habits.count, 1))) {
        Text("open")
      } currentValueLabel: {
        Text(open.count, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
    case .systemMedium:
      HStack(spacing: 16) {
        summary
        StreakGrid(weeks: 9, today: today) { day in
          Double(entry.habits.count { $0.isCompleted(on: day) })
            / Double(max(entry.habits.count, 1))
        }
      }
    default:
      summary
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Image(systemName: "flame.fill").foregroundStyle(.flame)
        Text("Habits").font(.headline)
      }
      if open.isEmpty {
        Text("All done for today").font(.subheadline).foregroundStyle(.secondary)
      }
      ForEach(open.prefix(3)) { habit in
        Label(habit.name, systemImage: habit.symbol)
          .font(.caption)
          .lineLimit(1)
          .foregroundStyle(habit.tint.color)
      }
      Spacer(minLength: 0)
      Text("\(entry.habits.count - open.count) of \(entry.habits.count) done")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var today: Day { Day(entry.date) }

  private var open: [Habit] { entry.habits.filter { !$0.isCompleted(on: today) } }
}

@main
struct StreakWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Streak", provider: StreakProvider()) { entry in
      StreakWidgetView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Streaks")
    .description("The habits that are still open today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

#Preview("Small widget", as: .systemSmall) {
  StreakWidget()
} timeline: {
  StreakEntry(date: SampleData.today, habits: SampleData.habits)
}

#Preview("Medium widget", as: .systemMedium) {
  StreakWidget()
} timeline: {
  StreakEntry(date: SampleData.today, habits: SampleData.habits)
}

#Preview("Lock screen widget", as: .accessoryCircular) {
  StreakWidget()
} timeline: {
  StreakEntry(date: SampleData.today, habits: SampleData.habits)
}
