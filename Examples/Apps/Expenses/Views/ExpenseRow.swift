import SwiftUI

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      CategoryBadge(category: expense.category)
      VStack(alignment: .leading) {
        Text(expense.title)
        Text(expense.category.title)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text(expense.amount, format: .euros)
          .monospacedDigit()
        if expense.isRecurring {
          Label("Monthly", systemImage: "repeat")
            .font(.caption2)
            .foregroundStyle(.secondary)
            .labelStyle(.titleAndIcon)
        }
      }
    }
  }
}

struct CategoryBadge: View {
  let category: Category
  @ScaledMetric(relativeTo: .body) private var size = 32.0

  var body: some View {
    Image(systemName: category.symbol)
      .font(.footnote)
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(category.color.gradient, in: .rect(cornerRadius: size / 4))
      .accessibilityHidden(true)
  }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  /// Amounts of money in the currency of the ledger.
  static var euros: Self { .currency(code: "EUR") }
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
  HStack {
    ForEach(Category.allCases) { CategoryBadge(category: $0) }
  }
  .padding()
}
