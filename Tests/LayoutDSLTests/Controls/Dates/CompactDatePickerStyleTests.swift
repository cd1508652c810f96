import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct CompactDatePickerStyleTests {
  private struct Start: View {
    var title = ""
    var components: DatePickerComponents = [.date]
    // 2026-09-21 14:13:20 UTC
    @State private var date = Date(timeIntervalSince1970: 1_790_000_000)

    var body: some View {
      DatePicker(title, selection: $date, displayedComponents: components)
        .environment(\.timeZone, .gmt)
        .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func anEmptyLabelLeavesItsRoomToTheDate() {
    #expect(Screen(250, 100) { Start() }.graph.node(knownAs: "Sep 21, 2026") != nil)
    #expect(Screen(250, 100) { Start(title: "Beginning") }.graph.node(knownAs: "9/21/26") != nil)
  }

  @Test func textsOfAPickerWithoutRoomAreWhole() throws {
    let both: DatePickerComponents = [.date, .hourAndMinute]
    let wide = Screen(400, 100) { Start(components: both) }
    let narrow = Screen(400, 100) { Start(components: both).frame(width: 90) }
    wide.graph.update()
    narrow.graph.update()
    let time = try #require(wide.graph.node(knownAs: "2:13 PM")).globalFrame
    #expect(try #require(narrow.graph.node(knownAs: "2:13 PM")).globalFrame.width == time.width)
    #expect(try #require(narrow.graph.node(knownAs: "9/21/26")).globalFrame.width > 50)
  }
}
