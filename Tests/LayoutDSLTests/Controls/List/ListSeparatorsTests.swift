import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct ListSeparatorsTests {
  private func row() -> some View { Color.clear.frame(height: 20) }

  @Test func rowsTintTheirSeparators() {
    let screen = Screen(320, 300) {
      List {
        row().listRowSeparatorTint(.green)
        row().listRowSeparatorTint(.orange, edges: .top)
        row().listRowSeparatorTint(.purple, edges: .top)
        row()
      }
    }
    // The tint of the upper row wins; without one, that of the lower row applies.
    #expect(screen.fills(.green).map(\.minY) == [78])
    #expect(screen.fills(.purple).map(\.minY) == [122])
    #expect(screen.fills(.orange).isEmpty)
    #expect(screen.fills(.separator).map(\.minY) == [166])
  }

  @Test func sectionsHideAndTintTheirOuterSeparators() {
    let screen = Screen(320, 300) {
      List {
        Section {
          row()
          row()
        }
        .listSectionSeparator(.hidden, edges: .top)
        .listSectionSeparatorTint(.green)
      }
      .listStyle(.plain)
    }
    #expect(screen.fills(.separator).map(\.minY) == [43])
    #expect(screen.fills(.green).map(\.minY) == [87])
  }

  @Test func hiddenSeparatorsOfNeighboursAreNotDrawn() {
    let screen = Screen(320, 300) {
      List {
        row()
        row().listRowSeparator(.hidden, edges: .top)
        row().listRowSeparator(.hidden, edges: .bottom)
        row()
      }
    }
    #expect(screen.fills(.separator).map(\.minY) == [122])
  }
}
