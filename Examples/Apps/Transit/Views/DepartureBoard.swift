import SwiftUI

struct DepartureBoard: View {
  @Environment(Board.self) private var board
  @Environment(\.fixedDate) private var fixedDate

  var body: some View {
    NavigationStack {
      TimelineView(.periodic(from: .now, by: 15)) { context in
        content(at: fixedDate ?? context.date)
      }
      .navigationTitle(board.stop.name)
      .navigationDestination(for: Line.self) { LineView(line: $0) }
    }
  }

  @ViewBuilder
  private func content(at now: Date) -> some View {
    let departures = board.upcoming(after: now)
    if board.isOffline {
      ContentUnavailableView(
        "You Are Offline", systemImage: "wifi.slash",
        description: Text("Departures appear when you are connected again."))
    } else if board.departures.isEmpty {
      ContentUnavailableView {
        Label("No Departures", systemImage: "moon.zzz")
      } description: {
        Text("The first tram leaves at \(firstTram, format: .dateTime.hour().minute()).")
      }
    } else {
      List {
        if let notice = board.notice {
          NoticeBanner(text: notice)
        }
        Section {
          ForEach(departures) { departure in
            NavigationLink(value: departure.line) {
              DepartureRow(departure: departure, now: now)
            }
          }
        } header: {
          LineFilter(board: board)
            .textCase(nil)
            .padding(.bottom, 4)
        } footer: {
          Text("Updated at \(now, style: .time)")
        }
      }
      .animation(.snappy, value: departures)
    }
  }

  private var firstTram: Date {
    Calendar.current.date(bySettingHour: 4, minute: 52, second: 0, of: fixedDate ?? .now) ?? .now
  }
}

private struct NoticeBanner: View {
  let text: LocalizedStringKey

  var body: some View {
    Label {
      Text(text).font(.subheadline)
    } icon: {
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.black, .yellow)
    }
    .listRowBackground(Color.notice)
  }
}

/// A button for each line, which shows or hides its departures.
private struct LineFilter: View {
  let board: Board

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(board.lines) { line in
        let isOn = board.filter.isEmpty || board.filter.contains(line.name)
        Button {
          board.toggle(line)
        } label: {
          Label(line.name, systemImage: line.kind.symbol)
            .font(.footnote.weight(.semibold))
            .padding(.horizontal, 10)
            .padding(.vertical, 6)
            .foregroundStyle(isOn ? .white : line.color)
            .background {
              if isOn {
                Capsule().fill(line.color)
              } else {
                Capsule().strokeBorder(line.color, lineWidth: 1.5)
              }
            }
        }
        .buttonStyle(.plain)
      }
    }
  }
}

#Preview("Board") {
  DepartureBoard()
    .environment(Board.sample)
    .environment(\.fixedDate, SampleData.now)
}

#Preview("Board, filtered") {
  let board = Board.sample
  board.filter = ["4", "7"]
  board.notice = nil
  return DepartureBoard()
    .environment(board)
    .environment(\.fixedDate, SampleData.now)
    .preferredColorScheme(.dark)
}

#Preview("Night") {
  DepartureBoard()
    .environment(Board(stop: .harbor))
    .environment(\.fixedDate, SampleData.now)
}

#Preview("Offline") {
  DepartureBoard()
    .environment(Board(stop: .harbor, isOffline: true))
}
