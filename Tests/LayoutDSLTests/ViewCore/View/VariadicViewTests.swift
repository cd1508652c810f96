import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct VariadicViewTests {
  private struct Kind: _ViewTraitKey {
    static var defaultValue: CGFloat { 5 }
  }

  private struct Divided: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child.frame(width: child[Kind.self])
          if child.id != last { Color.black.frame(height: 1).probe("divider") }
        }
      }
    }
  }

  @Test func aRootReceivesTheViewsWithTheirTraits() {
    let screen = Screen {
      _VariadicView.Tree(Divided()) {
        Color.red.probe("0")
        Color.red.probe("1")._trait(Kind.self, 20)
        ForEach(0..<2) { Color.blue.probe("blue \($0)") }
      }
    }
    #expect(screen.frames("divider").count == 3)
    #expect(screen.frame("0").width == 5)
    #expect(screen.frame("1").width == 20)
    #expect(screen.probes.filter { $0 != "divider" } == ["0", "1", "blue 0", "blue 1"])
  }

  @Test func aTraitMayBeOptional() {
    struct Name: _ViewTraitKey {
      static var defaultValue: String? { nil }
    }
    struct Names: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        VStack { ForEach(children) { Color.red.probe($0[Name.self] ?? "none") } }
      }
    }
    let screen = Screen {
      _VariadicView.Tree(Names()) {
        Color.red
        Color.red._trait(Name.self, "a").padding()
      }
    }
    #expect(screen.probes == ["none", "a"])
  }

  @Test func anAdaptorIsOneView() {
    let screen = Screen {
      HStack(spacing: 0) {
        _UnaryViewAdaptor(
          Group {
            Color.red.frame(width: 10, height: 10).probe("a")
            Color.red.frame(width: 10, height: 10).probe("b")
          })
      }
    }
    #expect(screen.frame("a").minX == screen.frame("b").minX)
    #expect(screen.frame("a").maxY <= screen.frame("b").minY)
  }

  @Test func aChildKnowsItsExplicitIdentity() {
    struct Names: _VariadicView_MultiViewRoot {
      let journal: Journal
      func body(children: _VariadicView.Children) -> some View {
        let _ = journal.note(children.map { $0.id(as: String.self) ?? "-" }.joined())
        children
      }
    }
    let journal = Journal()
    _ = Screen {
      VStack {
        _VariadicView.Tree(Names(journal: journal)) {
          Color.red.id("a")
          Color.red
          ForEach(["b", "c"], id: \.self) { _ in Color.red }
        }
      }
    }
    #expect(journal.entries.first == "a-bc")
  }

  @Test func aMultiViewRootMakesSeveralViews() {
    struct Reversed: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children.reversed()) { $0 }
      }
    }
    let screen = Screen {
      HStack(spacing: 0) {
        _VariadicView.Tree(Reversed()) {
          Color.red.probe("left")
          Color.red.probe("right")
        }
      }
    }
    #expect(screen.frame("right") == CGRect(0, 0, 50, 100))
  }
}
