import Foundation

extension Ledger {
  /// A ledger with fixed expenses for previews.
  static var sample: Ledger { Ledger(expenses: SampleData.expenses, phase: .loaded) }
}

enum SampleData {
  static let expenses: [Expense] =
    [
      Expense(
        title: "Farmers’ Market", amount: 38.4, category: .groceries, date: date(2025, 5, 17, 10)),
      Expense(
        title: "Bicycle Repair", amount: 64, category: .transport, date: date(2025, 5, 17, 9)),
      Expense(
        title: "Concert Tickets", amount: 92.5, category: .leisure, date: date(2025, 5, 16, 20),
        note: "Two seats in the balcony"),
      Expense(title: "Bakery", amount: 7.8, category: .groceries, date: date(2025, 5, 16, 8)),
      Expense(title: "Pharmacy", amount: 16.95, category: .health, date: date(2025, 5, 12, 17)),
      Expense(
        title: "Rent", amount: 890, category: .home, date: date(2025, 5, 1, 7),
        note: "Includes heating and water", isRecurring: true),
    ] + history

  /// One expense of each category in the months before.
  private static let history: [Expense] = {
    let amounts: [Category: [Decimal]] = [
      .groceries: [312, 287.4, 341.1, 298], .transport: [49, 112.5, 49, 58],
      .home: [890, 890, 1_020.8, 890], .leisure: [120, 64, 210.3, 88], .health: [0, 45, 20, 130],
    ]
    return Category.allCases.flatMap { category in
      (amounts[category] ?? []).enumerated().map { index, amount in
        Expense(
          title: String(localized: category.title), amount: amount, category: category,
          date: date(2025, index + 1, 15, 12))
      }
    }
    .filter { $0.amount > 0 }
  }()

  static let month: Date = date(2025, 5, 1, 0)

  private static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour)
    return Calendar.current.date(from: parts) ?? .distantPast
  }
}
