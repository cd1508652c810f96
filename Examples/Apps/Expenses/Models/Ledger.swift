import Foundation
import Observation

/// The expenses of the user and the state of their loading.
@MainActor
@Observable
final class Ledger {
  enum Phase {
    case loading
    case loaded
    case failed(any Error)
  }

  private(set) var phase: Phase
  private(set) var expenses: [Expense]

  init(expenses: [Expense] = [], phase: Phase = .loading) {
    self.expenses = expenses
    self.phase = phase
  }

  func load() async {
    phase = .loading
    do {
      let folder = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      let data = try Data(contentsOf: folder.appending(path: "expenses.json"))
      expenses = try JSONDecoder().decode([Expense].self, from: data)
      phase = .loaded
    } catch CocoaError.fileReadNoSuchFile {
      phase = .loaded
    } catch {
      phase = .failed(error)
    }
  }

  func save(_ expense: Expense) {
    if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
      expenses[index] = expense
    } else {
      expenses.append(expense)
    }
  }

  func delete(_ expense: Expense) {
    expenses.removeAll { $0.id == expense.id }
  }

  /// The expenses that match a text, in sections by day with the latest day first.
  func days(matching text: String, calendar: Calendar = .current) -> [DaySection] {
    let matching = expenses.filter { $0.matches(text) }
    return Dictionary(grouping: matching) { calendar.startOfDay(for: $0.date) }
      .map { DaySection(date: $0, expenses: $1.sorted { $0.date > $1.date }) }
      .sorted { $0.date > $1.date }
  }

  /// The totals of each month and category, with the earliest month first.
  func monthTotals(calendar: Calendar = .current) -> [MonthTotal] {
    let months = Dictionary(grouping: expenses) {
      calendar.dateInterval(of: .month, for: $0.date)?.start ?? $0.date
    }
    return months.sorted { $0.key < $1.key }.flatMap { month, expenses in
      Category.allCases.compactMap { category in
        let total = expenses.filter { $0.category == category }.total
        return total > 0 ? MonthTotal(month: month, category: category, total: total) : nil
      }
    }
  }
}

struct DaySection: Identifiable {
  let date: Date
  let expenses: [Expense]

  var id: Date { date }
}

struct MonthTotal: Identifiable {
  let month: Date
  let category: Category
  let total: Decimal

  var id: String { "\(month.timeIntervalSinceReferenceDate) \(category.rawValue)" }
}
