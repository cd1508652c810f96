import SwiftUI
import UIKit

struct HabitRow: View {
  let habit: Habit
  @Environment(HabitStore.self) private var store
  @Environment(\.today) private var today

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: habit.symbol)
        .foregroundStyle(habit.tint.color)
        .frame(width: 36, height: 36)
        .background(habit.tint.color.opacity(0.15), in: .circle)
      VStack(alignment: .leading, spacing: 3) {
        Text(habit.name)
          .strikethrough(isDone, color: .secondary)
        HStack(spacing: 4) {
          Image(systemName: "flame.fill")
          Text(streak == 1 ? "1 day" : "\(streak) days")
        }
        .font(.caption)
        .foregroundStyle(streak > 0 ? AnyShapeStyle(.flame) : AnyShapeStyle(.tertiary))
      }
      Spacer()
      Button(action: toggle) {
        Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          .contentTransition(.symbolEffect(.replace))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(isDone ? "Done" : "Open")
    }
  }

  private var isDone: Bool { habit.isCompleted(on: today) }

  private var streak: Int { habit.streak(endingOn: today) }

  private func toggle() {
    UIImpactFeedbackGenerator(style: isDone ? .light : .medium).impactOccurred()
    withAnimation { store.toggle(habit.id, on: today) }
  }
}
