import Foundation
import LayoutDSL
import Render
import Testing

@testable import SnapRuntime

@MainActor struct ViewEntryTests {
  /// The machine's date would make every picture another one.
  @Test func datesInAPreviewAreThoseOfItsScreen() throws {
    var seen: Date?
    let entry = ViewEntry("Date") {
      Preview {
        let _ = seen = Date()
        return Text("Now")
      }
    }
    let job = RenderJob(
      size: nil, scale: 1, steps: [], scheme: .light, background: .system, output: nil)
    _ = try entry.makeHost(job)
    #expect(seen == Date(timeIntervalSinceReferenceDate: 0))
  }
}
