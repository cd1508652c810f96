import Charts
import SwiftUI

struct WeekChart: View {
  let week: [DayActivity]
  var selection: DayActivity.ID?

  var body: some View {
    Chart {
      ForEach(week) { day in
        BarMark(
          x: .value("Day", day.date, unit: .day), y: .value("Energy", day.energy),
          width: .ratio(0.6)
        )
        .clipShape(.capsule)
        .foregroundStyle(by: .value("Goal", day.move >= 1 ? "Reached" : "Missed"))
        .opacity(selection == nil || selection == day.id ? 1 : 0.5)
        .accessibilityLabel(Text(day.date, format: .dateTime.weekday(.wide)))
        .accessibilityValue("\(day.energy, format: .number) kilocalories")
      }
      RuleMark(y: .value("Goal", DayActivity.moveGoal))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .trailing) {
          Text("Goal").font(.caption2).foregroundStyle(.secondary)
        }
    }
    .chartForegroundStyleScale(["Reached": Color.move, "Missed": Color.gray])
    .chartLegend(position: .bottom, alignment: .leading)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(values: [0, 250, 500, 750]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let energy = value.as(Int.self) { Text("\(energy)") }
        }
      }
    }
    .frame(height: 200)
  }
}

#Preview("Week", traits: .fixedLayout(width: 360, height: 232)) {
  WeekChart(week: SampleData.week, selection: SampleData.week[4].id).padding()
}
