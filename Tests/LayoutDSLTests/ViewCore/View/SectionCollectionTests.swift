import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct SectionCollectionTests {
  private func box(_ name: String) -> some View { Color.red.frame(height: 10).probe(name) }

  @ViewBuilder private var content: some View {
    box("loose")
    Section {
      box("a")
      box("b")
    } header: {
      box("A")
    } footer: {
      box("end of A")
    }
    Section { box("c") }.padding(5)
    ForEach(0..<2, id: \.self) { index in
      Section {
        box("d\(index)")
      } header: {
        box("D\(index)")
      }
    }
  }

  @Test func groupsReceiveSectionsWithTheirParts() {
    let journal = Journal()
    let screen = Screen(100, 200) {
      Group(sections: content) { sections in
        let _ = journal.note(
          sections.map { "\($0.header.count)\($0.content.count)\($0.footer.count)" }
            .joined(separator: " "))
        ForEach(sections) { section in
          section.content
          section.header
        }
      }
    }
    #expect(journal.take().last == "010 121 010 110 110")
    #expect(screen.probes == ["loose", "a", "b", "A", "c", "d0", "D0", "d1", "D1"])
    // Modifiers of a section apply to each of its views.
    #expect(screen.frame("c").width == 90)
  }

  @Test func sectionsAreRowsOfLists() {
    let screen = Screen(320, 800) {
      List {
        ForEach(sections: content) { section in
          Section {
            section.content
          } header: {
            box("before \(section.content.count)")
            section.header
          }
        }
      }
    }
    #expect(
      screen.probes == [
        "before 1", "loose", "before 2", "A", "a", "b", "before 1", "c", "before 1", "D0", "d0",
        "before 1", "D1", "d1",
      ])
    #expect(screen.listRows.filter { $0.role == .row && $0.isLast }.count == 5)
  }

  @Test func aSectionCollectionIsAView() {
    let screen = Screen(100, 200) {
      VStack(spacing: 0) { Group(sections: content) { $0 } }
    }
    #expect(
      screen.probes == ["loose", "A", "a", "b", "end of A", "c", "D0", "d0", "D1", "d1"])
  }

  @Test func sectionsFollowTheirViews() {
    struct Growing: View {
      let remote: Remote<Int>
      @State private var count = 1

      var body: some View {
        let _ = remote.binding = $count
        ForEach(sections: Section { ForEach(0..<count, id: \.self) { Color.red.probe("\($0)") } }) {
          section in
          Color.green.probe("\(section.content.count) views")
        }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Growing(remote: remote) }
    #expect(screen.probes == ["1 views"])
    remote.value = 3
    #expect(screen.probes == ["3 views"])
  }
}
