import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct AlertForDataTests {
  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed." }
  }

  private struct Data: View {
    @State var isPresented = true
    @State var name: String?
    let title: String

    var body: some View {
      Color.clear.contentShape(Rectangle()).onTapGesture { name = "a" }
        .alert(title, isPresented: $isPresented, presenting: name) {
          Color.red.frame(height: 20).probe("action \($0)")
        } message: {
          Color.blue.frame(height: 20).probe("message \($0)")
        }
    }
  }

  @Test func anAlertWaitsForItsData() {
    let screen = Screen(400, 400) { Data(title: "Sure?") }
    #expect(screen.probes == [])
    screen.tap(200, 200)
    screen.advance(by: 1)
    #expect(screen.probes.sorted() == ["action a", "message a"])
  }

  @Test func aDialogWaitsForItsData() {
    struct Dialog: View {
      let number: Int?
      var body: some View {
        Color.clear.confirmationDialog(
          "Sure?", isPresented: .constant(true), presenting: number
        ) {
          Color.red.frame(height: 20).probe("action \($0)")
        }
      }
    }
    #expect(Screen(400, 400) { Dialog(number: nil) }.probes == [])
    #expect(Screen(400, 400) { Dialog(number: 3) }.probes == ["action 3"])
  }

  @Test func theTitleOfAnErrorIsItsDescription() {
    let screen = Screen(400, 400) {
      Color.clear.alert(isPresented: .constant(true), error: Failure()) { Button("OK") {} }
    }
    #expect(screen.tree.contains("\"It failed.\""))
    let other = Screen(400, 400) {
      Color.clear.alert(isPresented: .constant(true), error: nil as Failure?) { _ in
        Color.red.probe("action")
      } message: { _ in
        Text("a")
      }
    }
    #expect(other.probes == [])
  }
}
