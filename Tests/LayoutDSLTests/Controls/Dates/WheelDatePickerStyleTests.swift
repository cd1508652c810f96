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
      from: CGPoint(x: 180, y: 108), to: CGPoint(x: 180, y: 46), duration: 0.5, curve: .linear)
    screen.advance(by: 1)
    #expect(journal.entries.last == "\(2 * 86_400)")
  }

  @Test func wheelsShareOneBand() {
    let noon = Date(timeIntervalSince1970: 1_794_744_000)
    let screen = Screen(400, 216) {
      DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden()
    }
    #expect(screen.fills(of: Color(system: .tertiaryFill)) == [CGRect(9, 92, 382, 32)])
  }

  private func titles(
    _ components: DatePickerComponents, _ locale: String, _ texts: [String]
  ) -> [String] {
    let noon = Date(timeIntervalSince1970: 1_794_744_000)
    let screen = Screen(400, 216) {
      DatePicker("Due", selection: .constant(noon), displayedComponents: components)
        .datePickerStyle(.wheel).labelsHidden()
        .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: locale))
    }
    let tree = screen.tree
    return texts.filter { tree.contains("\"\($0)\"") }
  }

  @Test func hoursFollowTheLocale() {
    let texts = ["12", "00", "PM", "13", "Sun Nov 15"]
    #expect(titles(.hourAndMinute, "en_US", texts) == ["12", "00", "PM"])
    #expect(titles(.hourAndMinute, "de_DE", texts) == ["12", "00", "13"])
    #expect(titles([.date, .hourAndMinute], "en_US", texts) == ["12", "00", "PM", "Sun Nov 15"])
  }

  @Test func hoursAndMinutesFollowOneAnotherAroundTheirWheels() {
    let texts = ["9", "8", "3", "4", "59", "57", "56"]
    #expect(titles(.hourAndMinute, "en_US", texts) == ["9", "3", "59", "57"])
  }

  @Test func aTimeKeepsItsHalfOfTheDay() {
    struct Due: View {
      let journal: Journal
      @State var date = Date(timeIntervalSince1970: 1_794_744_000)
      var body: some View {
        let _ = journal.note("\(Int(date.timeIntervalSince1970) - 1_794_744_000)")
        DatePicker("Due", selection: $date, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel).labelsHidden().environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "en_US"))
      }
    }
    let journal = Journal()
    let screen = Screen(300, 216) { Due(journal: journal) }
    let fingers = Fingers(graph: screen.graph, rate: 60)
    // 12 PM is the last of the hours, so that the wheel turns back to 10 PM.
    fingers.drag(
      from: CGPoint(x: 90, y: 108), to: CGPoint(x: 90, y: 170), duration: 0.5, curve: .linear)
    screen.advance(by: 1)
    #expect(journal.entries.last == "\(10 * 3600)")
  }

  @Test func monthsBeginAndDaysEndTogether() throws {
    let noon = Date(timeIntervalSince1970: 1_794_744_000)
    let screen = Screen(400, 216) {
      DatePicker("Due", selection: .constant(noon), displayedComponents: .date)
        .datePickerStyle(.wheel).labelsHidden()
        .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
    func frame(_ text: String) throws -> CGRect {
      try #require(screen.graph.node(knownAs: text)).globalFrame
    }
    #expect(try abs(frame("November").minX - frame("October").minX) < 0.01)
    #expect(try abs(frame("15").maxX - frame("14").maxX) < 0.01)
  }
}
