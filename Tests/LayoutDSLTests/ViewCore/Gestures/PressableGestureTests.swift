import LayoutDSL
import Testing

@MainActor struct PressableGestureTests {
  private struct Noting: ButtonStyle {
    let name: String
    let journal: Journal

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
        journal.note("\(name) \(isPressed)")
      }
    }
  }

  @Test func aButtonAroundAPressedButtonIsReleasedWithIt() {
    let journal = Journal()
    let screen = Screen {
      Button {
        journal.note("outer")
      } label: {
        Button {
          journal.note("inner")
        } label: {
          Color.red.frame(width: 40, height: 40)
        }
        .buttonStyle(Noting(name: "inner", journal: journal))
        .frame(width: 100, height: 100)
        .background(.blue)
      }
      .buttonStyle(Noting(name: "outer", journal: journal))
    }
    screen.tap(50, 50)
    #expect(
      journal.entries.filter { $0.contains("inner") } == ["inner true", "inner", "inner false"])
    #expect(journal.entries.last { $0.contains("outer") } == "outer false")
    #expect(!journal.take().contains("outer"))
    screen.tap(10, 10)
    #expect(journal.entries == ["outer true", "outer", "outer false"])
  }

  @Test func aLongPressReportsItsEndWhenAnInnerTapWins() {
    let journal = Journal()
    let screen = Screen {
      Color.red.onTapGesture { journal.note("tap") }
        .onLongPressGesture {
          journal.note("long")
        } onPressingChanged: {
          journal.note("\($0)")
        }
    }
    screen.tap(50, 50)
    #expect(
      journal.entries == ["true", "tap", "false"] || journal.entries == ["true", "false", "tap"])
  }

  @Test func aPressMayYieldToOneInside() {
    let journal = Journal()
    func press(_ name: String) -> some Gesture {
      PressableGesture(content: PressGesture(yieldsToInner: true)) {
        journal.note("\(name) \($0)")
      } pressed: {
        journal.note(name)
      }
    }
    let screen = Screen {
      Color.red.frame(width: 20, height: 20).gesture(press("inner"))
        .frame(width: 100, height: 100).contentShape(Rectangle()).gesture(press("outer"))
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["inner true", "inner false", "inner"])
    screen.tap(10, 10)
    #expect(journal.entries.suffix(3) == ["outer true", "outer false", "outer"])
  }

  @Test func aViewIsPressedAsAButton() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red._onButtonGesture(
        pressing: { journal.note("\($0)") }, perform: { journal.note("pressed") })
    }
    screen.tap(100, 100)
    #expect(journal.entries == ["true", "false", "pressed"])
  }

  @Test func theGestureOfAButtonReportsThePress() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red.gesture(
        _ButtonGesture {
          journal.note("pressed")
        } pressing: {
          journal.note("\($0)")
        })
    }
    screen.tap(100, 100)
    #expect(journal.entries == ["true", "false", "pressed"])
  }
}
