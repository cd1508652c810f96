import AppIntents
import SwiftUI
import WidgetKit

struct RingsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "rings", provider: RingsProvider()) { entry in
      RingsWidgetView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Activity")
    .description("Your rings of today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct RingsEntry: TimelineEntry {
  let date: Date
  let day: DayActivity
}

struct RingsProvider: TimelineProvider {
  func placeholder(in context: Context) -> RingsEntry { entry }

  func getSnapshot(in context: Context, completion: @escaping (RingsEntry) -> Void) {
    completion(entry)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RingsEntry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(900))))
  }

  private var entry: RingsEntry {
    RingsEntry(date: SampleData.now, day: SampleData.week[6])
  }
}

struct RingsWidgetView: View {
  let entry: RingsEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: min(entry.day.move, 1)) {
        Image(systemName: "flame.fill")
      } currentValueLabel: {
        Text(entry.day.energy, format: .number)
      }
      .gaugeStyle(.accessoryCircular)
    case .systemMedium:
      HStack(spacing: 16) {
        ActivityRings(day: entry.day, lineWidth: 13)
        VStack(alignment: .leading, spacing: 6) {
          Text(entry.date, format: .dateTime.weekday(.wide)).font(.headline)
          Text("\(entry.day.energy, format: .number) kcal").foregroundStyle(.move)
          Text("\(entry.day.minutes, format: .number) min").foregroundStyle(.exercise)
          Spacer(minLength: 0)
          Button(intent: LogWorkoutIntent()) {
            Label("Log Run", systemImage: "plus").font(.caption.bold())
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    default:
      ActivityRings(day: entry.day, lineWidth: 15)
    }
  }
}

#Preview("Small", as: .systemSmall) {
  RingsWidget()
} timeline: {
  RingsEntry(date: SampleData.now, day: SampleData.week[6])
  RingsEntry(date: SampleData.now, day: SampleData.week[4])
}

#Preview("Medium", as: .systemMedium) {
  RingsWidget()
} timeline: {
  RingsEntry(date: SampleData.now, day: SampleData.week[6])
}

#Preview("Lock screen", as: .accessoryCircular) {
  RingsWidget()
} timeline: {
  RingsEntry(date: SampleData.now, day: SampleData.week[6])
}
