import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct WordSearchTests {
  /// Returns the frame of the view with a text or label; null if there is none.
  private func frame(of words: String, on screen: Screen) -> CGRect {
    screen.graph.update()
    return screen.graph.node(knownAs: words)?.globalFrame ?? .null
  }

  @Test func controlsPrecedeTextsAndTextsPrecedeImages() {
    let screen = Screen(200, 200) {
      VStack(spacing: 0) {
        Image("save").frame(width: 20, height: 20)
        Text("save")
        Button("save") {}.probe("button")
      }
    }
    #expect(screen.frame("button").contains(frame(of: "save", on: screen)))
    let texts = Screen(200, 200) {
      VStack(spacing: 0) {
        Image("save").frame(width: 20, height: 20)
        Text("save").probe("text")
      }
    }
    #expect(frame(of: "save", on: texts) == texts.frame("text"))
  }

  @Test func aSpaceMatchesOneThatDoesNotBreak() {
    let screen = Screen(200, 200) { Text(verbatim: "2:13\u{202F}PM").probe("time") }
    #expect(frame(of: "2:13 PM", on: screen) == screen.frame("time"))
    #expect(frame(of: "2:13\u{A0}PM", on: screen) == screen.frame("time"))
    #expect(frame(of: "2:13PM", on: screen).isNull)
  }

  @Test func aVisibleViewIsFoundBeforeACoveredOne() {
    let screen = Screen(200, 200) {
      ZStack(alignment: .topLeading) {
        Text("a").probe("covered")
        Color.red.frame(width: 100, height: 100)
        Text("a").offset(x: 120).probe("visible")
      }
    }
    #expect(frame(of: "a", on: screen).minX == screen.frame("visible").minX + 120)
  }

  @Test func theFirstOfEqualViewsIsFound() {
    let screen = Screen(200, 200) {
      VStack(spacing: 0) {
        Text("a").probe("first")
        Text("a").probe("second")
      }
    }
    #expect(frame(of: "a", on: screen) == screen.frame("first"))
    #expect(frame(of: "b", on: screen) == .null)
  }

  @Test func theHalvesOfAStepperAreFoundByTheirActions() {
    let screen = Screen(200, 200) {
      VStack {
        Stepper("aa", value: .constant(1))
        Text("plus")
      }
    }
    let (plus, minus) = (frame(of: "Increment", on: screen), frame(of: "Decrement", on: screen))
    #expect(plus.midX > 150 && minus.midX > 100 && minus.midX < plus.midX)
  }

  @Test func wordsAreListedOnceInTreeOrder() {
    let screen = Screen(200, 200) {
      VStack {
        Text("b")
        Text("a")
        Text("b")
      }
      .overlay { Text("c") }
    }
    #expect(screen.graph.knownWords == ["b", "a", "c"])
  }

  @Test func theInnermostAccessibilityActionIsPerformed() throws {
    let journal = Journal()
    let screen = Screen(200, 200) {
      VStack {
        Text("inner").accessibilityAction(named: "Delete") { journal.note("inner") }
        Text("plain")
      }
      .accessibilityAction(named: "Delete") { journal.note("outer") }
    }
    for words in ["inner", "plain"] {
      let node = try #require(screen.graph.node(knownAs: words))
      screen.graph.accessibilityAction("Delete", of: node)?()
      #expect(screen.graph.accessibilityAction("Archive", of: node) == nil)
    }
    // The root itself has no action, so the first one inside it is taken.
    screen.graph.accessibilityAction("Delete", of: screen.graph.root)?()
    #expect(journal.entries == ["inner", "outer", "outer"])
  }
}
