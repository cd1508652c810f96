import SwiftUI

/// A day of a calendar: the week, and the hours with their events.
struct CalendarScreen: View {
  private struct Event: Identifiable {
    let id: String
    var place: String
    /// In hours since midnight.
    var start: Double
    var length: Double
    var color: Color
    /// The column among events at the same time, and their number.
    var column = 0
    var columns = 1
  }

  private let events = [
    Event(id: "Stand-up", place: "Studio", start: 9, length: 0.5, color: .blue),
    Event(
      id: "Rehearsal", place: "Old Town Hall", start: 10, length: 1.5, color: .purple, columns: 2),
    Event(
      id: "Dentist", place: "Harbour Street 4", start: 10.5, length: 1, color: .red, column: 1,
      columns: 2),
    Event(id: "Lunch with Ida", place: "Pier 3", start: 12.5, length: 1, color: .green),
    Event(id: "Train to Bergen", place: "Platform 2", start: 15, length: 2, color: .orange),
  ]

  private let week = ["M", "T", "W", "T", "F", "S", "S"]
  @ScaledMetric private var hourHeight: CGFloat = 56
  /// The width of the hours' names, in points.
  @ScaledMetric private var gutter: CGFloat = 46
  private let hours = 8..<19

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        strip
        Divider()
        ScrollView { day }
      }
      .navigationTitle("November")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("List", systemImage: "list.bullet") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Search", systemImage: "magnifyingglass") {}
          Button("Add", systemImage: "plus") {}
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Today") {}
          Spacer()
          Button("Calendars") {}
          Spacer()
          Button("Inbox") {}
        }
      }
    }
    .tint(.red)
  }

  private var strip: some View {
    HStack(spacing: 0) {
      ForEach(week.indices, id: \.self) { index in
        VStack(spacing: 4) {
          Text(week[index]).font(.caption2.weight(.semibold))
            .foregroundStyle(index < 5 ? .primary : .secondary)
          Text("\(index + 23)")
            .font(.title3.weight(index == 1 ? .semibold : .regular))
            .minimumScaleFactor(0.5)
            .foregroundStyle(
              index == 1
                ? AnyShapeStyle(.white)
                : index < 5 ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
            )
            .frame(width: 36, height: 36)
            .background { if index == 1 { Circle().fill(.red) } }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .padding(.horizontal, 8)
    .padding(.bottom, 8)
  }

  private var day: some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 0) {
        ForEach(hours, id: \.self) { hour in
          HStack(alignment: .top, spacing: 6) {
            Text("\(hour):00")
              .font(.caption2).foregroundStyle(.secondary)
              .frame(width: gutter - 6, alignment: .trailing)
              .offset(y: -7)
            VStack { Divider() }
          }
          .frame(height: hourHeight, alignment: .top)
        }
      }
      GeometryReader { proxy in
        let width = proxy.size.width - gutter - 8
        ForEach(events) { event in
          card(event)
            .frame(
              width: width / CGFloat(event.columns) - 2, height: hourHeight * event.length - 2
            )
            .offset(
              x: gutter + width / CGFloat(event.columns) * CGFloat(event.column),
              y: hourHeight * (event.start - Double(hours.lowerBound)) + 1)
        }
        now.offset(y: hourHeight * (14.2 - Double(hours.lowerBound)) - 9)
      }
    }
    .padding(.top, 14)
  }

  private func card(_ event: Event) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(event.id).font(.caption.weight(.semibold))
      if event.length > 0.5 { Text(event.place).font(.caption2).opacity(0.8) }
    }
    .lineLimit(1)
    .foregroundStyle(event.color)
    .padding(.leading, 8)
    .padding(.vertical, 3)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(event.color.opacity(0.16))
    .background(Color(.systemBackground))
    .overlay(alignment: .leading) { event.color.frame(width: 3) }
    .clipShape(.rect(cornerRadius: 4))
  }

  private var now: some View {
    HStack(spacing: 0) {
      Text("14:12")
        .font(.caption2.weight(.semibold).monospacedDigit()).foregroundStyle(.white)
        .padding(.horizontal, 4)
        .background(.red, in: .capsule)
        .frame(width: gutter, alignment: .trailing)
      Rectangle().fill(.red).frame(height: 1)
    }
    .frame(height: 18)
  }
}

#Preview { CalendarScreen() }
