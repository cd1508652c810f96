import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor
struct DisclosureGroupTests {
  private func box(_ name: String) -> some View {
    Color.red.frame(width: 20, height: 30).probe(name)
  }

  @Test func aCollapsedGroupShowsOnlyItsLabel() {
    let screen = Screen(200, 200) {
      DisclosureGroup {
        box("content")
      } label: {
        box("label")
      }.probe("group")
    }
    #expect(screen.probes == ["group", "label"])
    #expect(screen.frame("group").size == CGSize(width: 200, height: 30))
    #expect(screen.frame("label").minX == 0)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 90.0), (.rightToLeft, -90)])
  func theChevronPointsForwardAndThenDown(direction: LayoutDirection, angle: Double) {
    func tree(isExpanded: Bool) -> String {
      Screen(200, 200) {
        DisclosureGroup("Group", isExpanded: .constant(isExpanded)) { box("content") }
          .environment(\.layoutDirection, direction)
      }.tree
    }
    #expect(tree(isExpanded: false).contains("chevron.forward"))
    #expect(tree(isExpanded: true).contains("\(Int(angle))°"))
    #expect(!tree(isExpanded: false).contains("\(Int(angle))°"))
  }

  @Test func aBindingExpandsTheGroup() {
    struct Group: View {
      let remote: Remote<Bool>
      @State private var isOpen = false

      var body: some View {
        let _ = remote.binding = $isOpen
        DisclosureGroup(isExpanded: $isOpen) {
          Color.red.frame(width: 20, height: 10).probe("content")
        } label: {
          Color.red.frame(width: 20, height: 30).probe("label")
        }
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen(200, 200) { Group(remote: remote) }
    #expect(screen.probes == ["label"])
    remote.value = true
    #expect(screen.probes == ["label", "content"])
    #expect(screen.frame("content").minY == screen.frame("label").maxY + 8)
    #expect(screen.frame("content").midX == 100)
  }

  @Test func aCustomStyleCanExpandTheGroup() {
    struct Open: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onAppear { configuration.isExpanded = true }
        if configuration.isExpanded { configuration.content }
      }
    }
    let screen = Screen {
      DisclosureGroup {
        box("content")
      } label: {
        box("label")
      }.disclosureGroupStyle(Open())
    }
    #expect(screen.probes == ["label", "content"])
  }

  @Test func inAListLabelAndContentAreSeparateRows() {
    struct Rows: View {
      let remote: Remote<Bool>
      @State private var isOpen = false

      var body: some View {
        let _ = remote.binding = $isOpen
        List {
          DisclosureGroup(isExpanded: $isOpen) {
            Color.red.frame(height: 20).probe("a")
            Color.red.frame(height: 20).probe("b")
          } label: {
            Color.red.frame(width: 20, height: 20).probe("label")
          }
          Color.red.frame(height: 20).probe("after")
        }
      }
    }
    let remote = Remote<Bool>()
    let screen = Screen(320, 400) { Rows(remote: remote) }
    #expect(screen.probes == ["label", "after"])
    #expect(screen.frame("after").minY == 91)
    remote.value = true
    #expect(screen.probes == ["label", "a", "b", "after"])
    // Rows of the group are indented by 16.
    #expect(screen.frame("label") == CGRect(36, 47, 20, 20))
    #expect(screen.frame("a") == CGRect(52, 91, 232, 20))
    #expect(screen.frame("after").minX == 36)
    #expect(screen.listRows.count == 4)
  }

  @Test func aTapIsAnimated() {
    let stage = Stage(false, 200, 200) { _ in
      DisclosureGroup("a") { Color.red.frame(height: 20) }
    }
    // The placeholder for an unknown symbol contains its name, which is red as well.
    func rows() -> [CGRect] { stage.screen.fills(of: .red).filter { $0.height == 20 } }
    #expect(rows().isEmpty)
    stage.screen.tap(100, 100)
    #expect(rows().count == 1)
    #expect(stage.opacities == [0])
    stage.at(3)
    #expect(stage.opacities == [])
  }

  @Test func aTapOnItsLabelTogglesTheGroup() {
    let screen = Screen(200, 200) {
      DisclosureGroup {
        box("content")
      } label: {
        box("label")
      }
    }
    screen.tap(100, 100)
    #expect(screen.probes == ["label", "content"])
    screen.tap(190, screen.frame("label").midY)
    #expect(screen.probes == ["label"])
  }
}
