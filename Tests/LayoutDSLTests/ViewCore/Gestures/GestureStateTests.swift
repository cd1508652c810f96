import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct GestureStateTests {
  private struct Draggable: View {
    let journal: Journal
    @GestureState private var width: CGFloat
    @State private var sum: CGFloat = 0

    init(journal: Journal) {
      self.journal = journal
      _width = GestureState(wrappedValue: 0) { value, _ in journal.note("reset \(value)") }
    }

    var body: some View {
      Color.red.frame(width: 20, height: 20).probe("view").offset(x: sum + width)
        .gesture(
          DragGesture()
            .updating($width) { value, state, _ in state = value.translation.width }
            .onEnded { value in
              journal.note("ended \(width)")
              sum += value.translation.width
            })
    }
  }

  @Test func followsTheGestureAndIsResetAfterItsEnd() {
    let journal = Journal()
    let screen = Screen { Draggable(journal: journal) }
    #expect(screen.frame("view").minX == 40)
    screen.down(50, 50)
    screen.move(65, 50)
    #expect(screen.frame("view").minX == 55)
    screen.move(70, 50)
    #expect(screen.frame("view").minX == 60)
    screen.up(70, 50)
    #expect(screen.frame("view").minX == 60)
    #expect(journal.entries == ["ended 20.0", "reset 20.0"])
    screen.drag(70, 50, to: 50, 50)
    #expect(screen.frame("view").minX == 40)
  }

  @Test func isResetWhenAnInnerGestureEndsWithTheSameTouch() {
    struct Card: View {
      let journal: Journal
      @GestureState private var isHeld = false
      var body: some View {
        let _ = journal.note("\(isHeld)")
        Color.red.onTapGesture {}.gesture(
          LongPressGesture().updating($isHeld) { value, state, _ in state = value })
      }
    }
    let journal = Journal()
    let screen = Screen { Card(journal: journal) }
    screen.tap(50, 50)
    #expect(journal.entries == ["false", "true", "false"])
  }

  @Test func isChangedAndResetInTransactions() {
    struct Sheet: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var width: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: width)
          .gesture(
            DragGesture().updating($width) { value, state, transaction in
              state = value.translation.width
              if state > 30 { transaction.animation = .linear(duration: 0.5) }
            })
      }
    }
    let screen = Screen { Sheet() }
    func left() -> CGFloat? {
      screen.fills(of: .red).first?.minX
    }
    screen.down(50, 50)
    screen.move(70, 50)
    #expect(left() == 60)
    screen.move(90, 50)
    screen.advance(by: 0.25)
    #expect(left() == 70)
    screen.advance(by: 0.25)
    #expect(left() == 80)
    screen.up(90, 50)
    #expect(left() == 80)
    screen.advance(by: 0.25)
    #expect(left() == 70)
    screen.advance(by: 1)
    #expect(left() == 40)
  }

  @Test func isResetInTheTransactionOfItsClosure() {
    struct Card: View {
      @GestureState private var width: CGFloat

      init() {
        _width = GestureState(initialValue: 0) { value, transaction in
          transaction.animation = .linear(duration: value / 10)
        }
      }

      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: width)
          .gesture(
            DragGesture().updating($width) {
              $1 = $0.translation.width; _ = $2
            })
      }
    }
    let screen = Screen { Card() }
    screen.down(50, 50)
    screen.move(70, 50)
    screen.up(70, 50)
    screen.advance(by: 1)
    #expect(screen.fills(of: .red).first?.minX == 50)
    screen.advance(by: 1)
    #expect(screen.fills(of: .red).first?.minX == 40)
  }

  @Test func isResetWhenTheGestureIsCancelled() {
    let journal = Journal()
    let screen = Screen { Draggable(journal: journal) }
    screen.down(50, 50)
    screen.move(65, 50)
    screen.fingers.send(.cancelled, at: CGPoint(x: 65, y: 50))
    #expect(screen.frame("view").minX == 40)
    #expect(journal.entries == ["reset 15.0"])
  }

  @Test func aPressIsStateWhileItLasts() {
    struct Pressable: View {
      @GestureState private var isPressed = false
      var body: some View {
        Color.red.frame(width: isPressed ? 60 : 40, height: 20).probe("view")
          .gesture(
            LongPressGesture().updating($isPressed) {
              $1 = $0; _ = $2
            })
      }
    }
    let screen = Screen { Pressable() }
    screen.down(50, 50)
    #expect(screen.frame("view").width == 60)
    screen.wait(0.6)
    #expect(screen.frame("view").width == 40)
    screen.up(50, 50)
  }
}
