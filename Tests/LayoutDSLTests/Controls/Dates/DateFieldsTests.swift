import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct DateFieldsTests {
  private struct Due: View {
    let remote: Remote<Date>
    // 2026-09-21 14:13:20 UTC
    @State private var date = Date(timeIntervalSince1970: 1_790_000_000)

    var body: some View {
      let _ = remote.binding = $date
      DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 1_789_500_000)...)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  private let remote = Remote<Date>()

  private func tap(_ words: String, on screen: Screen) throws {
    screen.graph.update()
    let frame = try #require(screen.graph.node(knownAs: words)).globalFrame
    screen.tap(frame.midX, frame.midY)
  }

  @Test func theDateOpensACalendarThatKeepsTheTime() throws {
    let screen = Screen(700, 700) { Due(remote: remote) }
    try tap("Sep 21, 2026", on: screen)
    #expect(screen.graph.node(knownAs: "September 2026") != nil)
    try tap("25", on: screen)
    #expect(remote.value == Date(timeIntervalSince1970: 1_790_000_000 + 4 * 86_400))
    // A day before the range, on September 16.
    try tap("10", on: screen)
    #expect(remote.value == Date(timeIntervalSince1970: 1_790_000_000 + 4 * 86_400))
    screen.tap(5, 5)
    screen.graph.update()
    #expect(screen.graph.node(knownAs: "September 2026") == nil)
    #expect(screen.graph.node(knownAs: "Sep 25, 2026") != nil)
  }

  @Test func theTimeOpensWheels() throws {
    let screen = Screen(700, 700) { Due(remote: remote) }
    #expect(screen.graph.node(knownAs: "AM") == nil)
    try tap("2:13 PM", on: screen)
    #expect(screen.graph.node(knownAs: "AM") != nil)
  }

  @Test func aDisabledPickerStaysClosed() throws {
    let screen = Screen(700, 700) { Due(remote: remote).disabled(true) }
    try tap("Sep 21, 2026", on: screen)
    screen.graph.update()
    #expect(screen.graph.node(knownAs: "September 2026") == nil)
  }
}
