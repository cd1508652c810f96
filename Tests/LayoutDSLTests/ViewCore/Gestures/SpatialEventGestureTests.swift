import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SpatialEventGestureTests {
  private func note(_ events: SpatialEventCollection) -> String {
    events.map { "\($0.phase) \(Int($0.location.x)),\(Int($0.location.y))" }
      .joined(separator: "; ")
  }

  @Test func eachFingerIsFollowed() {
    let journal = Journal()
    let screen = Screen(100, 100) {
      Color.red.frame(width: 60, height: 60)
        .gesture(
          SpatialEventGesture().onChanged { journal.note(note($0)) }
            .onEnded { journal.note("end " + note($0)) })
    }
    screen.down(30, 30)
    screen.down(50, 50, finger: 1)
    screen.move(40, 30)
    screen.up(40, 30)
    screen.up(50, 50, finger: 1)
    #expect(
      journal.entries == [
        "active 10,10", "active 10,10; active 30,30", "active 20,10; active 30,30",
        "ended 20,10; active 30,30", "end ended 30,30",
      ])
  }

  @Test func anEventIsFoundByItsIdentity() throws {
    var last: SpatialEventCollection?
    let screen = Screen(100, 100) {
      Color.red.gesture(SpatialEventGesture(coordinateSpace: .global).onChanged { last = $0 })
    }
    screen.down(30, 30)
    let events = try #require(last)
    let event = try #require(events.first)
    #expect(events[event.id] == event)
    #expect(event.kind == .touch)
    #expect(event.chirality == nil)
  }
}
