import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct GestureArenaTests {
  private let journal = Journal()

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [journal] in journal.note(name) }
  }

  private func drag(_ name: String, from distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance)
      .onChanged { [journal] in journal.note("\(name) \($0.translation.width)") }
      .onEnded { [journal] _ in journal.note("\(name) ended") }
  }

  @Test func theInnerGestureTakesPrecedence() {
    let screen = Screen { Color.red.gesture(tap("inner")).gesture(tap("outer")) }
    screen.tap(50, 50)
    #expect(journal.entries == ["inner"])
  }

  @Test func aHighPriorityGestureTakesPrecedence() {
    let screen = Screen { Color.red.gesture(tap("inner")).highPriorityGesture(tap("outer")) }
    screen.tap(50, 50)
    #expect(journal.entries == ["outer"])
  }

  @Test func simultaneousGesturesAreIndependent() {
    let screen = Screen { Color.red.gesture(tap("inner")).simultaneousGesture(tap("outer")) }
    screen.tap(50, 50)
    #expect(journal.entries == ["inner", "outer"])
  }

  @Test func theOuterGestureWorksOutsideOfTheInnerOne() {
    let screen = Screen {
      HStack(spacing: 0) {
        Color.red.gesture(tap("inner"))
        Color.blue
      }
      .gesture(tap("outer"))
    }
    screen.tap(80, 50)
    screen.tap(20, 50)
    #expect(journal.entries == ["outer", "inner"])
  }

  @Test func aTouchIsEitherATapOrADrag() {
    let screen = Screen { Color.red.gesture(tap("tap")).gesture(drag("drag", from: 0)) }
    screen.tap(50, 50)
    #expect(journal.take() == ["tap"])
    screen.down(50, 50)
    screen.move(55, 50)
    #expect(journal.take() == [])
    screen.move(65, 50)
    screen.up(65, 50)
    #expect(journal.entries == ["drag 15.0", "drag ended"])
  }

  @Test func theFirstOfTwoDragsWins() {
    let screen = Screen {
      Color.red.gesture(drag("late", from: 30)).highPriorityGesture(drag("early", from: 10))
    }
    screen.down(10, 50)
    screen.move(30, 50)
    screen.move(60, 50)
    screen.up(60, 50)
    #expect(journal.entries == ["early 20.0", "early 50.0", "early ended"])
  }

  @Test func masksDisableGestures() {
    func screen(_ mask: GestureMask) -> Screen {
      Screen { Color.red.gesture(tap("inner")).gesture(tap("outer"), including: mask) }
    }
    screen(.all).tap(50, 50)
    #expect(journal.take() == ["inner"])
    screen(.gesture).tap(50, 50)
    #expect(journal.take() == ["outer"])
    screen(.subviews).tap(50, 50)
    #expect(journal.take() == ["inner"])
    screen(.none).tap(50, 50)
    #expect(journal.take() == [])
  }

  @Test func gesturesCanBeDisabled() {
    let screen = Screen {
      Color.red.gesture(tap("inner")).highPriorityGesture(tap("outer"), isEnabled: false)
    }
    screen.tap(50, 50)
    #expect(journal.take() == ["inner"])
    for isEnabled in [true, false] {
      let named = Screen {
        Color.red.gesture(tap("inner"), name: "i", isEnabled: !isEnabled)
          .highPriorityGesture(tap("outer"), name: "o", isEnabled: isEnabled)
          .simultaneousGesture(tap("also"), name: "a")
      }
      named.tap(50, 50)
      #expect(Set(journal.take()) == [isEnabled ? "outer" : "inner", "also"])
    }
  }

  @Test func gesturesAreRemovedWithTheirViews() {
    struct Vanishing: View {
      let journal: Journal
      @State private var isGone = false
      var body: some View {
        if !isGone {
          Color.red.gesture(
            DragGesture().onChanged { _ in
              journal.note("changed")
              isGone = true
            }.onEnded { _ in journal.note("ended") })
        }
      }
    }
    let screen = Screen { Vanishing(journal: journal) }
    screen.drag(10, 10, to: 90, 90)
    #expect(journal.entries == ["changed"])
  }

  @Test func actionsAreThoseOfTheLatestUpdate() {
    struct Counting: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        let count = count
        Color.red.gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in
              journal.note("\(count)")
              self.count = count + 1
            })
      }
    }
    let screen = Screen { Counting(journal: journal) }
    screen.down(50, 50)
    screen.move(60, 50)
    screen.move(70, 50)
    screen.up(70, 50)
    #expect(journal.entries == ["0", "1", "2"])
  }

  // MARK: Scroll views

  @Test func aTargetFollowsTheFingerAlongItsAxis() {
    let screen = Screen {
      Color.red.gesture(tap("tap")).gesture(drag("drag")).dragTarget(.vertical, journal)
    }
    screen.down(50, 50)
    screen.move(50, 59)
    #expect(journal.take() == [])
    screen.wait(0.1)
    screen.move(50, 70)
    screen.up(50, 70)
    #expect(journal.take() == ["began", "changed 0.0 10.0", "ended 0.0 110.0"])
    screen.down(50, 50)
    screen.move(65, 50)
    screen.move(65, 90)
    screen.up(65, 90)
    #expect(journal.entries == ["drag 15.0", "drag 15.0", "drag ended"])
  }

  @Test func aDragWithAShortDistanceKeepsTheFinger() {
    let screen = Screen { Color.red.gesture(drag("drag", from: 5)).dragTarget(.vertical, journal) }
    screen.down(50, 50)
    screen.move(50, 56)
    screen.move(50, 90)
    screen.up(50, 90)
    #expect(journal.entries == ["drag 0.0", "drag 0.0", "drag ended"])
  }

  @Test func highPriorityTakesPrecedenceOverScrolling() {
    let screen = Screen {
      Color.red.highPriorityGesture(drag("drag")).dragTarget(.vertical, journal)
    }
    screen.drag(50, 20, to: 50, 80)
    #expect(journal.entries.last == "drag ended")
    #expect(!journal.entries.contains("began"))
  }

  @Test func simultaneousGesturesContinueWhileScrolling() {
    let screen = Screen {
      Color.red.simultaneousGesture(drag("drag")).dragTarget(.vertical, journal)
    }
    screen.down(50, 50)
    screen.move(50, 70)
    screen.up(50, 70)
    #expect(
      journal.entries == ["began", "changed 0.0 10.0", "drag 0.0", "ended 0.0 0.0", "drag ended"])
  }

  @Test func aGestureAroundATargetGetsTheOtherAxis() {
    let screen = Screen {
      Color.red.dragTarget(.vertical, journal).gesture(drag("drag"))
    }
    screen.down(50, 50)
    screen.move(50, 70)
    screen.up(50, 70)
    #expect(journal.take() == ["began", "changed 0.0 10.0", "ended 0.0 0.0"])
    screen.down(50, 50)
    screen.move(70, 50)
    screen.up(70, 50)
    #expect(journal.take() == ["drag 20.0", "drag ended"])
  }

  @Test func theInnermostTargetOfTheAxisScrolls() {
    let inner = Journal()
    let screen = Screen {
      Color.red.dragTarget(.horizontal, inner).dragTarget(.vertical, journal)
    }
    screen.drag(50, 20, to: 50, 80)
    #expect(inner.entries.isEmpty)
    #expect(journal.entries.first == "began")
    screen.drag(20, 50, to: 80, 50)
    #expect(inner.entries.first == "began")
  }

  @Test func aTouchOnACoastingTargetOnlyStopsIt() {
    let target = Journal()
    let screen = Screen {
      Color.red.gesture(tap("tap")).dragTarget(.vertical, target, isCoasting: true)
    }
    screen.tap(50, 50)
    #expect(journal.entries.isEmpty)
    #expect(target.entries == ["began", "ended 0.0 0.0"])
  }

  @Test func distancesAreInTheTargetsOwnSpace() {
    let screen = Screen {
      Color.red.dragTarget(.vertical, journal).scaleEffect(2)
    }
    screen.down(50, 50)
    screen.move(50, 90)
    screen.up(50, 90)
    #expect(journal.entries == ["began", "changed 0.0 10.0", "ended 0.0 0.0"])
  }
}

extension View {
  nonisolated fileprivate func dragTarget(
    _ axes: Axis.Set, _ journal: Journal, isCoasting: Bool = false
  ) -> some View {
    modifier(TargetModifier(axes: axes, journal: journal, isCoasting: isCoasting))
  }
}

nonisolated private struct TargetModifier: NodeModifier {
  typealias Node = TargetNode
  let axes: Axis.Set
  let journal: Journal
  let isCoasting: Bool
}

private final class TargetNode: UnaryNode<TargetModifier>, CoastingDragTarget {
  var dragAxes: Axis.Set { modifier.axes }
  var isCoasting: Bool { modifier.isCoasting }
  func canFollow(_ translation: CGSize) -> Bool { true }
  func dragBegan() { modifier.journal.note("began") }
  func dragChanged(translation: CGSize) {
    modifier.journal.note("changed \(translation.width) \(translation.height)")
  }
  func dragEnded(velocity: CGVector) {
    modifier.journal.note("ended \(velocity.dx) \(velocity.dy)")
  }
}
