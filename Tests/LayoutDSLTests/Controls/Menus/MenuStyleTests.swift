import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct MenuStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).padding(5).probe("framed")
    }
  }

  private func menu(_ journal: Journal) -> some View {
    Menu {
      Button("Copy") { journal.note("copy") }.probe("copy")
      Menu("More") { Text("a") }.probe("more")
    } label: {
      Color.red.frame(width: 40, height: 20).probe("label")
    }
  }

  @Test func aCustomStyleKeepsTheMenu() {
    let journal = Journal()
    let screen = Screen(300, 400) { menu(journal).menuStyle(Framed()) }
    #expect(screen.frame("framed").size == CGSize(width: 50, height: 30))
    screen.tap(150, 200)
    // The submenu in the open menu does not have the style.
    #expect(screen.probes == ["framed", "label", "copy", "more"])
    let item = screen.frame("copy")
    screen.tap(item.midX, item.midY)
    #expect(journal.entries == ["copy"])
    #expect(screen.probes == ["framed", "label"])
  }

  @Test func aCustomStyleKeepsThePrimaryAction() {
    let journal = Journal()
    let screen = Screen {
      Menu("aaa") {
        Text("option")
      } primaryAction: {
        journal.note("primary")
      }
      .menuStyle(Framed())
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["primary"])
  }

  @Test func systemStylesAreButtons() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(3).probe("boxed")
      }
    }
    func probes<S: MenuStyle>(_ style: S) -> [String] {
      Screen(300, 400) { menu(Journal()).menuStyle(style).buttonStyle(Boxed()) }.probes
    }
    #expect(probes(.automatic) == ["boxed", "label"])
    #expect(probes(.button) == ["boxed", "label"])
    #expect(probes(.borderlessButton) == ["label"])
  }
}
