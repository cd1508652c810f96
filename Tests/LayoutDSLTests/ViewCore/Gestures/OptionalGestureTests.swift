import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OptionalGestureTests {
  private struct Switched: View {
    let journal: Journal
    @State private var isOn = true

    private var tap: TapGesture? { isOn ? TapGesture() : nil }

    var body: some View {
      Color.red
        .gesture(
          tap.onEnded { _ in
            journal.note("inner")
            isOn = false
          }
        )
        .onTapGesture {
          journal.note("outer")
          isOn = true
        }
    }
  }

  @Test func nilIsNeverRecognized() {
    let journal = Journal()
    let screen = Screen { Switched(journal: journal) }
    for _ in 0..<3 { screen.tap(50, 50) }
    #expect(journal.entries == ["inner", "outer", "inner"])
  }
}
