import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct WheelDatePickerStyleTests {
  @Test func aWheelOfEachComponentSelectsTheDate() {
    struct Due: View {
      let journal: Journal
      @State var date = Date(timeIntervalSince1970: 1_794_744_000)
      var body: some View {
        let _ = journal.note("\(Int(date.timeIntervalSince1970) - 1_794_744_000)")
        DatePicker("Due", selection: $date, displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden().environment(\.timeZone, .gmt)
      }
    }
    let journal = Journal()
    let screen = Screen(300, 216) { Due(journal: journal) }
    for text in ["November", "15", "2026"] {
      #expect(screen.tree.contains("\"\(text)\""))
    }
    let fingers = Fingers(graph: screen.graph, rate: 60)
    fingers.drag(
      from: CGPoint(x: 150, y: 108), to: CGPoint(x: 150, y: 46), duration: 0.5, curve: .linear)
    screen.advance(by: 1)
    #expect(journal.entries.last == "\(2 * 86_400)")
  }
}
