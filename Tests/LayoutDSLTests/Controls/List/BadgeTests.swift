import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct BadgeTests {
  private func row(_ name: String) -> some View {
    Color.green.frame(width: 20, height: 20).probe(name)
  }

  @Test func rowsShowTheirBadgeAtTheTrailingEdge() {
    let screen = Screen(320, 300) {
      List {
        row("a").badge(12)
        row("b").badge(0)
        row("c").badge("new")
      }
    }
    #expect(screen.frame("a").minX == 36)
    let lines = screen.tree.split(separator: "\n").filter { $0.contains("Text") }
    // Square glyphs of 17 points that end at the trailing edge of the row's content.
    #expect(lines.count == 2)
    #expect(lines[0].contains("(250, "))
    #expect(lines[1].contains("(233, "))
  }

  @Test func aRowWithABadgeKeepsItsTagAndItsActions() {
    let screen = Screen(320, 300) {
      List(selection: .constant("a" as String?)) {
        row("a").tag("a").swipeActions { Text("F") }.badge(12)
        row("b").tag("b").badge(1)
      }
    }
    #expect(screen.listRows.map(\.isSelected) == [true, false])
    #expect(screen.listRows[0].swipeActions.map(\.label) == ["F"])
  }

  @Test func outsideOfListsThereIsNoBadge() {
    let screen = Screen { row("a").badge(12) }
    #expect(screen.frame("a") == CGRect(40, 40, 20, 20))
    #expect(!screen.tree.contains("Text"))
  }

  @Test func increasedBadgesAreCapsules() {
    let screen = Screen(320, 300) {
      List { row("a").badge(12).badgeProminence(.increased) }
    }
    #expect(screen.fills(.red).map(\.maxX) == [284])
  }

  @Test func eachRowOfAForEachHasTheBadge() {
    let screen = Screen(320, 300) {
      List {
        ForEach(0..<3, id: \.self) { row("\($0)") }.badge(1)
      }
    }
    #expect(screen.listRows.count == 3)
    #expect(screen.tree.split(separator: "\n").count { $0.contains("Text") } == 3)
  }

  @Test func linksShowTheirBadgeBeforeTheChevron() {
    let screen = Screen(320, 300) {
      NavigationStack {
        List {
          ForEach([5, 12], id: \.self) { count in
            NavigationLink(value: count) { row("\(count)") }.badge(count)
          }
          NavigationLink(value: 3) { row("plain") }
          NavigationLink(value: 4) { row("own") }.badge(7).badgeProminence(.increased)
        }
      }
    }
    func lines(_ part: String) -> [Substring] {
      screen.tree.split(separator: "\n").filter { $0.contains(part) }
    }
    let chevrons = lines("chevron").compactMap {
      $0.split(separator: "(").last?.split(separator: ",").first.flatMap { Double($0) }
    }
    #expect(chevrons.count == 4 && Set(chevrons).count == 1)
    let badges = lines("Text").compactMap {
      $0.split(separator: "(").last?.split(separator: ",").first.flatMap { Double($0) }
    }
    #expect(badges.count == 3)
    #expect(badges.allSatisfy { $0 > 200 && $0 < chevrons[0] })
  }
}
