import Foundation
import LayoutDSL
import Render
import Testing

@testable import SnapRuntime

@MainActor struct ViewEntryTests {
  /// The machine's date would make every picture another one.
  @Test func datesInAPreviewAreThoseOfItsScreen() throws {
    var seen: Date?
    let entry = ViewEntry.preview("Date") {
      Preview {
        let _ = seen = Date()
        return Text("Now")
      }
    }
    _ = try entry.makeHost(ScreenSettings())
    #expect(seen == Date(timeIntervalSinceReferenceDate: 0))
  }
}
