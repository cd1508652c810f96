import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TapGestureTests {
  @Test func aTouchOnTheViewIsATap() {
    let journal = Journal()
    let screen = Screen {
      Color.red.frame(width: 50, height: 50).onTapGesture { journal.note("tap") }
    }
    screen.tap(50, 50)
    screen.tap(10, 10)
    #expect(journal.entries == ["tap"])
    screen.tap(50, 50)
    #expect(journal.entries == ["tap", "tap"])
  }

  @Test func aFingerThatMovesAwayDoesNotTap() {
    let journal = Journal()
    let screen = Screen { Color.red.onTapGesture { journal.note("tap") } }
    screen.drag(50, 50, to: 61, 50)
    #expect(journal.entries.isEmpty)
    screen.drag(50, 50, to: 58, 50)
    #expect(journal.entries == ["tap"])
  }

  @Test func severalTapsHaveToFollowOneAnother() {
    let journal = Journal()
    let screen = Screen { Color.red.onTapGesture(count: 2) { journal.note("double") } }
    screen.tap(50, 50)
    screen.wait(0.4)
    screen.tap(50, 50)
    #expect(journal.entries.isEmpty)
    screen.wait(0.4)
    screen.fingers.doubleTap(at: CGPoint(x: 50, y: 50))
    #expect(journal.entries == ["double"])
  }

  @Test func aSingleTapWaitsForADoubleTapInside() {
    let journal = Journal()
    let screen = Screen {
      Color.red
        .onTapGesture(count: 2) { journal.note("double") }
        .onTapGesture { journal.note("single") }
    }
    screen.tap(50, 50)
    #expect(journal.entries.isEmpty)
    screen.wait(0.36)
    #expect(journal.entries == ["single"])
    screen.fingers.doubleTap(at: CGPoint(x: 50, y: 50))
    screen.wait(1)
    #expect(journal.entries == ["single", "double"])
  }

  @Test func anInnerSingleTapTakesPrecedenceOverADoubleTap() {
    let journal = Journal()
    let screen = Screen {
      Color.red
        .onTapGesture { journal.note("single") }
        .onTapGesture(count: 2) { journal.note("double") }
    }
    screen.fingers.doubleTap(at: CGPoint(x: 50, y: 50))
    #expect(journal.entries == ["single", "single"])
  }

  @Test func reportsTheLocationInACoordinateSpace() {
    let journal = Journal()
    let screen = Screen {
      VStack(spacing: 0) {
        Color.clear
        Color.red
          .onTapGesture(count: 1, coordinateSpace: .local) { journal.note("\($0.x) \($0.y)") }
      }
    }
    screen.tap(30, 60)
    #expect(journal.entries == ["30.0 10.0"])
    let global = Screen {
      Color.red.offset(y: 50)
        .gesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded {
            journal.note("\($0.location.x) \($0.location.y)")
          })
    }
    global.tap(30, 60)
    #expect(journal.entries.last == "30.0 60.0")
  }

  @Test func reportsTheLocationInATransformedView() {
    let journal = Journal()
    let screen = Screen {
      Color.red.frame(width: 50, height: 50)
        .onTapGesture { (place: CGPoint) in journal.note("\(place.x) \(place.y)") }
        .scaleEffect(2, anchor: .topLeading)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    screen.tap(60, 20)
    #expect(journal.entries == ["30.0 10.0"])
  }

  @Test func disabledViewsIgnoreTouchesButStillCoverOthers() {
    let journal = Journal()
    let screen = Screen {
      ZStack {
        Color.red.onTapGesture { journal.note("below") }
        Color.blue.onTapGesture { journal.note("disabled") }.disabled(true)
      }
      .onTapGesture { journal.note("outside") }
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["outside"])
  }

  @Test func actionsChangeState() {
    struct Counter: View {
      @State var count = 0
      var body: some View {
        Color.red.frame(width: CGFloat(10 + count), height: 10).probe("bar")
          .onTapGesture { count += 1 }
      }
    }
    let screen = Screen { Counter() }
    screen.tap(50, 50)
    screen.tap(50, 50)
    #expect(screen.frame("bar").width == 12)
  }
}
