import SwiftUI

/// A grid of days with a column for each week up to the current one.
struct StreakGrid: View {
  let weeks: Int
  let today: Day
  var tint = Color.accentColor
  /// The share of a day that is done, from 0 to 1.
  let level: (Day) -> Double

  private let spacing: CGFloat = 3
  private let labelHeight: CGFloat = 16

  var body: some View {
    Canvas { context, size in
      let cell = cellSize(in: size)
      var lastLabelEnd: CGFloat = 0
      for week in 0..<weeks {
        let first = today.startOfWeek().advanced(by: 7 * (week - weeks + 1))
        let x = CGFloat(week) * (cell + spacing)
        if Calendar.current.component(.day, from: first.start) <= 7, x >= lastLabelEnd {
          let label = context.resolve(
            Text(first.start, format: .dateTime.month(.abbreviated))
              .font(.caption2)
              .foregroundStyle(.secondary))
          context.draw(label, at: CGPoint(x: x, y: 0), anchor: .topLeading)
          lastLabelEnd = x + label.measure(in: size).width + spacing
        }
        for weekday in 0..<7 {
          let day = first.advanced(by: weekday)
          guard day <= today else { break }
          let y = labelHeight + CGFloat(weekday) * (cell + spacing)
          let square = Path(
            roundedRect: CGRect(x: x, y: y, width: cell, height: cell), cornerRadius: cell / 4)
          context.fill(square, with: shading(for: level(day)))
          if day == today {
            context.stroke(square, with: .color(.primary), lineWidth: 1)
          }
        }
      }
    }
    .aspectRatio(aspectRatio, contentMode: .fit)
  }

  private func shading(for level: Double) -> GraphicsContext.Shading {
    level > 0 ? .color(tint.opacity(0.25 + 0.75 * level)) : .color(.emptyDay)
  }

  private func cellSize(in size: CGSize) -> CGFloat {
    min(
      (size.width - spacing * CGFloat(weeks - 1)) / CGFloat(weeks),
      (size.height - labelHeight - spacing * 6) / 7)
  }

  private var aspectRatio: CGFloat {
    let cell: CGFloat = 16
    let width = CGFloat(weeks) * (cell + spacing) - spacing
    return width / (labelHeight + 7 * (cell + spacing) - spacing)
  }
}

#Preview("Grid", traits: .fixedLayout(width: 340, height: 180)) {
  StreakGrid(weeks: 18, today: Day(SampleData.today), tint: .purple) { day in
    SampleData.habits[0].isCompleted(on: day) ? 1 : 0
  }
  .padding()
}
