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

  /// Returns the start of the separator below a row, from the edge of the row's content.
  private func start<Row: View>(
    direction: LayoutDirection = .leftToRight, @ViewBuilder of row: () -> Row
  ) -> CGFloat? {
    let screen = Screen(320, 300, direction: direction) {
      List {
        row()
        Color.clear.frame(height: 20)
      }
    }
    return screen.fills(.separator).first.map {
      direction == .leftToRight ? $0.minX - 36 : 320 - 36 - $0.maxX
    }
  }

  @Test func separatorsStartAtTheFirstText() {
    func image() -> some View { Color.red.frame(width: 40, height: 20) }
    let picture = HStack(spacing: 8) {
      image()
      Text("aa")
    }
    #expect(start { picture } == 48)
    #expect(start(direction: .rightToLeft) { picture } == 48)
    let lines = HStack(spacing: 8) {
      image()
      VStack(alignment: .leading) {
        Text("aa").padding(.leading, 4)
        HStack { Text("bb") }
      }
    }
    #expect(start { lines } == 48)
    #expect(start { Color.red.frame(height: 20) } == 0)
    #expect(start { image().overlay { Text("a") } } == 0)
    #expect(
      start {
        Button {
        } label: {
          picture
        }
      } == 48)
    #expect(
      start {
        NavigationLink {
          EmptyView()
        } label: {
          picture
        }
      } == 48)
  }

  @Test func aTrailingLabelDoesNotMoveTheSeparator() {
    let label = Label("aa", systemImage: "10x10")
    let row = HStack {
      Text("a")
      Spacer()
      label
    }
    #expect(start { row } == 0)
    #expect(start { LabeledContent("a") { label } } == 0)
    let picker = Picker("a", selection: .constant(1)) { label.tag(1) }
    #expect(start { picker } == 0)
    #expect(start { picker.pickerStyle(.segmented).labelsHidden() } == 0)
    // The icon has 24 points, and 16 are between it and the title.
    #expect(start { label } == 40)
  }

  @Test func aGuideOfTheRowMovesTheSeparator() {
    let row = HStack(spacing: 8) {
      Color.red.frame(width: 40, height: 20)
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 5 }
      Text("aa")
    }
    #expect(start { row } == 5)
    #expect(start { row.alignmentGuide(.listRowSeparatorLeading) { _ in 100 } } == 100)
  }
}
