import Charts
import SwiftUI

/// The totals of months, with the selected month above them.
struct SpendingChart: View {
  let totals: [MonthTotal]
  var budget: Decimal = 1_400
  @State private var selectedDate: Date?
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text(shownTotal, format: .euros)
        .font(.title2.bold())
        .contentTransition(.numericText())
      chart
        .frame(height: 200)
    }
    .padding(.vertical, 4)
  }

  private var chart: some View {
    Chart {
      ForEach(totals) { total in
        BarMark(
          x: .value("Month", total.month, unit: .month),
          y: .value("Amount", total.total),
          width: .ratio(0.6)
        )
        .foregroundStyle(by: .value("Category", name(of: total.category)))
        .opacity(selectedMonth == nil || selectedMonth == total.month ? 1 : 0.4)
      }
      RuleMark(y: .value("Budget", budget))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .foregroundStyle(.budget)
        .annotation(position: .top, alignment: .trailing) {
          Text("Budget")
            .font(.caption2)
            .foregroundStyle(.budget)
        }
    }
    .chartForegroundStyleScale(
      domain: Category.allCases.map(name), range: Category.allCases.map(\.color)
    )
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) {
        AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(
        format: Decimal.FormatStyle.Currency.euros.precision(.fractionLength(0)),
        values: .automatic(desiredCount: 4))
    }
    .chartXSelection(value: $selectedDate)
  }

  private var selectedMonth: Date? {
    selectedDate.flatMap { Calendar.current.dateInterval(of: .month, for: $0)?.start }
  }

  private var title: String {
    let month = selectedMonth ?? totals.last?.month
    return month?.formatted(.dateTime.month(.wide).year().locale(locale)) ?? ""
  }

  private var shownTotal: Decimal {
    let month = selectedMonth ?? totals.last?.month
    return totals.reduce(0) { $1.month == month ? $0 + $1.total : $0 }
  }

  private func name(of category: Category) -> String {
    var title = category.title
    title.locale = locale
    return String(localized: title)
  }
}

#Preview("Chart, dark", traits: .fixedLayout(width: 360, height: 300)) {
  SpendingChart(totals: Ledger.sample.monthTotals(), budget: 1_200)
    .padding()
    .preferredColorScheme(.dark)
}
