import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct StepperTests {
  private struct Counter: View {
    let journal: Journal
    @State private var count = 1
    var body: some View {
      let _ = journal.note("\(count)")
      Stepper("aa", value: $count, in: 0...2) { journal.note("editing \($0)") }.probe("stepper")
    }
  }

  @Test func theHalvesIncrementAndDecrement() {
    let journal = Journal()
    let screen = Screen(200, 100) { Counter(journal: journal) }
    #expect(screen.frame("stepper") == CGRect(0, 34, 200, 32))
    screen.tap(180, 50)
    #expect(journal.take() == ["1", "editing true", "editing false", "2"])
    screen.tap(180, 50)
    #expect(journal.take() == [])
    screen.tap(120, 50)
    screen.tap(120, 50)
    screen.tap(120, 50)
    #expect(journal.take().filter { !$0.hasPrefix("editing") } == ["1", "0"])
  }

  @Test func aFormatDoesNotChangeTheLabel() {
    struct Amount: View {
      @State private var amount = 1.5
      var body: some View {
        Stepper("aa", value: $amount, in: 0...2, step: 0.25, format: .number)
        Text("\(amount)")
      }
    }
    let screen = Screen(200, 100) { Amount() }
    #expect(screen.tree.contains("\"aa\""))
    screen.tap(180, 35)
    #expect(screen.tree.contains("\"1.750000\""))
  }

  @Test func aMissingActionDisablesItsHalf() {
    let journal = Journal()
    let screen = Screen(200, 100) {
      Stepper("a", onIncrement: { journal.note("up") }, onDecrement: nil).labelsHidden()
    }
    screen.tap(130, 50)
    screen.tap(70, 50)
    #expect(journal.entries == ["up"])
  }
}
