import SnapshotTesting
import SwiftUI
import Testing

@testable import Examples

@MainActor @Suite struct ExampleSnapshots {
  @Test func alignmentGuides() { assertSnapshot(of: AlignmentGuides(), as: .image) }
  @Test func boardingPass() { assertSnapshot(of: BoardingPass(), as: .image) }
  @Test func eveningSky() { assertSnapshot(of: EveningSky(), as: .image(scale: 0.5)) }
  @Test func fieldNotes() { assertSnapshot(of: FieldNotes(), as: .image) }
  @Test func openGraphCard() { assertSnapshot(of: OpenGraphCard(), as: .image(scale: 0.25)) }
  @Test func readingList() {
    assertSnapshot(of: ReadingList(), as: .image(layout: .fixed(width: 390, height: 640)))
  }
  @Test func settingsList() { assertSnapshot(of: SettingsList(), as: .image) }
  @Test func weekChart() { assertSnapshot(of: WeekChart(), as: .image) }

  @Test func frameReporting() {
    assertSnapshot(
      of: FrameReporting(),
      as: .image(layout: .fixed(width: 300, height: 420), scroll: CGPoint(x: 0, y: 100)))
  }
}
