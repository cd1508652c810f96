import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct ListSectionTests {
  private func row(_ name: String) -> some View { Color.red.frame(height: 20).probe(name) }

  @Test func spacingIsTheSmallerOfTwoSectionsOrThatOfTheList() {
    let list = Screen(320, 400) {
      List {
        Section { row("a") }
        Section { row("b") }
      }
      .listSectionSpacing(10)
    }
    #expect(list.frame("a").minY == 47)
    #expect(list.frame("b").minY == 101)
    #expect(list.graph.mainScrollNode?.contentSize.height == 168)
    let sections = Screen(320, 600) {
      List {
        Section { row("a") }
        Section { row("b") }.listSectionSpacing(20)
        Section { row("c") }.listSectionSpacing(5)
        row("d")
      }
    }
    #expect(sections.frame("b").minY == 111)
    #expect(sections.frame("c").minY == 160)
    #expect(sections.frame("d").minY == 209)
    let compact = Screen(320, 400) {
      List {
        Section { row("a") }
        Section { row("b") }
      }
      .listSectionSpacing(.compact)
    }
    #expect(compact.frame("b").minY < 126)
  }

  @Test func sectionsExpandAndCollapse() {
    struct Closable: View {
      let remote: Remote<Bool>
      @State private var isOpen = true

      var body: some View {
        let _ = remote.binding = $isOpen
        List {
          Section("Title", isExpanded: $isOpen) {
            Color.red.frame(height: 20).probe("a")
            Color.red.frame(height: 20).probe("b")
          }
          Color.red.frame(height: 20).probe("after")
        }
        .listStyle(.sidebar)
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen(320, 400) { Closable(remote: remote) }
    #expect(screen.probes == ["a", "b", "after"])
    let bottom = screen.frame("after").minY
    remote.value = false
    #expect(screen.probes == ["after"])
    #expect(screen.frame("after").minY == bottom - 88)
    remote.value = true
    #expect(screen.probes == ["a", "b", "after"])
  }

  @Test func theFirstHeaderIs17BelowTheTop() {
    let screen = Screen(320, 400) {
      List {
        Section {
          row("a")
        } header: {
          row("header")
        }
      }
    }
    #expect(screen.frame("header").minY == 17)
    let below = Screen(320, 400) {
      List { Section("") { row("a") } }.environment(\.isBelowLargeTitle, true)
    }
    let beside = Screen(320, 400) { List { Section("") { row("a") } } }
    #expect(below.frame("a").minY == beside.frame("a").minY)
  }

  @Test func headersHaveProminenceAndAMinimumHeight() {
    func header(_ prominence: Prominence, height: CGFloat? = nil) -> Screen {
      Screen(320, 400) {
        List {
          Section {
            row("a")
          } header: {
            Text("header").probe("header")
          }
        }
        .headerProminence(prominence)
        .transformEnvironment(\.defaultMinListHeaderHeight) { if let height { $0 = height } }
      }
    }
    // Square glyphs: the footnote font has 13 points, `title3` has 20.
    #expect(header(.standard).frame("header").size == CGSize(width: 78, height: 13))
    #expect(header(.increased).frame("header").size == CGSize(width: 120, height: 20))
    #expect(header(.standard).text.prepared.flatMap(\.runs).map(\.string) == ["HEADER"])
    #expect(header(.increased).text.prepared.flatMap(\.runs).map(\.string) == ["header"])
    #expect(header(.standard, height: 50).frame("a").minY == 79.5)
  }

  @Test func marginsAreSetByEdge() {
    let screen = Screen(320, 400) {
      List {
        Section { row("a") }.listSectionMargins(.leading, 50)
        Section { row("b") }.listSectionMargins(.horizontal, 0)
      }
    }
    #expect(screen.frame("a") == CGRect(70, 47, 214, 20))
    #expect(screen.frame("b") == CGRect(20, 126, 280, 20))
    #expect(screen.fills(.secondaryGroupedBackground).first == CGRect(50, 35, 254, 44))
  }

  @Test func rowSpacingDoesNotMoveHeaders() {
    let screen = Screen(320, 600) {
      List {
        Section { row("a") }
        Section {
          row("b")
          row("c")
        } header: {
          row("header")
        } footer: {
          row("footer")
        }
      }
      .listSectionSpacing(20)
      .listRowSpacing(4)
    }
    #expect(screen.frame("header").minY == 79 + CGFloat(20 + 10))
    #expect(screen.frame("b").minY == screen.frame("header").maxY + CGFloat(6 + 12))
    #expect(screen.frame("c").minY == screen.frame("b").minY + CGFloat(44 + 4))
    #expect(screen.frame("footer").minY == screen.frame("c").maxY + CGFloat(12 + 6))
  }

  @Test func actionsFollowTheContentOfTheirSection() {
    struct Acting: View {
      let remote: Remote<Bool>
      @State private var isOpen = true

      var body: some View {
        let _ = remote.binding = $isOpen
        List {
          Section("Title", isExpanded: $isOpen) {
            Color.red.frame(height: 20).probe("a")
          }
          .sectionActions { Color.red.frame(height: 20).probe("action") }
          Section { Color.red.frame(height: 20).probe("b") }
        }
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen(320, 600) { Acting(remote: remote) }
    #expect(screen.probes == ["a", "action", "b"])
    #expect(screen.frame("action").minY == screen.frame("a").minY + 44)
    remote.value = false
    screen.advance(by: 1)
    #expect(screen.probes == ["b"])
  }

  @Test func actionsFollowASectionOutsideLists() {
    let screen = Screen {
      VStack(spacing: 0) {
        Section { Color.red.frame(height: 20).probe("a") }
          .sectionActions { Color.red.frame(height: 10).probe("action") }
      }
    }
    #expect(screen.frame("action").minY == screen.frame("a").maxY)
  }

  @Test func onlyAListDirectlyBelowALargeTitleBeginsThere() {
    func distance(hasHeader: Bool) -> CGFloat {
      let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
      let screen = Screen(320, 600, safeArea: safeArea) {
        NavigationStack {
          VStack(spacing: 0) {
            if hasHeader { Color.red.frame(height: 50) }
            List { Color.blue.frame(height: 22).probe("row") }.probe("list")
          }
          .navigationTitle("T")
        }
      }
      return screen.frame("row").minY - screen.frame("list").minY
    }
    #expect(distance(hasHeader: false) == 11)
    #expect(distance(hasHeader: true) == 46)
  }
}
