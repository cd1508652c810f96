import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct PreferenceDeliveryTests {
  @Test func innerObserversComeFirstAndSiblingsInTreeOrder() {
    let journal = Journal()
    _ = Screen {
      VStack {
        HStack {
          Color.red.preference(key: SumKey.self, value: 1)
            .onPreferenceChange(SumKey.self) { journal.note("left \($0)") }
          Color.red.preference(key: SumKey.self, value: 2)
            .onPreferenceChange(SumKey.self) { journal.note("right \($0)") }
        }
        .onPreferenceChange(SumKey.self) { journal.note("row \($0)") }
        Color.red.preference(key: SumKey.self, value: 4)
      }
      .onPreferenceChange(SumKey.self) { journal.note("all \($0)") }
    }
    #expect(journal.take() == ["left 1", "right 2", "row 3", "all 7"])
  }

  /// The reason why a preference arrives late: it depends on state that an observer sets.
  @Test func aPreferenceThatDependsOnAnotherComesOnePassLater() {
    struct Chain: View {
      let journal: Journal
      @State private var doubled = 0
      var body: some View {
        Color.red.preference(key: SumKey.self, value: 5)
          .onPreferenceChange(SumKey.self) { doubled = 2 * $0 }
          .background { Color.blue.preference(key: ListKey.self, value: ["\(doubled)"]) }
          .onPreferenceChange(ListKey.self) { journal.note($0.joined()) }
      }
    }
    let journal = Journal()
    let screen = Screen { Chain(journal: journal) }
    #expect(journal.take() == ["0", "10"])
    #expect(screen.graph.diagnostics == [])
  }

  @Test func anUnsetPreferenceIsDeliveredOnceWithItsDefault() {
    let journal = Journal()
    let stage = Stage(1) { number in
      Color.red.frame(width: CGFloat(number))
        .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
    }
    #expect(journal.take() == ["0"])
    stage.value = 2
    stage.at(0)
    #expect(journal.take() == [])
  }

  @Test func removedObserversGetNothing() {
    let journal = Journal()
    let stage = Stage(true) { isShown in
      VStack {
        if isShown {
          Color.red.preference(key: SumKey.self, value: 1)
            .onPreferenceChange(SumKey.self) { journal.note("removed \($0)") }
        }
        Color.blue.preference(key: SumKey.self, value: isShown ? 2 : 3)
      }
      .onPreferenceChange(SumKey.self) { journal.note("outer \($0)") }
    }
    #expect(journal.take() == ["removed 1", "outer 3"])
    stage.value = false
    stage.at(0)
    #expect(journal.take() == [], "the sum is the same")
    #expect(stage.screen.graph.preferenceObservers.count == 1)
  }
}
