import Combine
import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@Suite @MainActor struct LazyVStackTests {
  @Test func fillsTheWidthAndStacksRows() {
    let screen = Screen(200, 100) {
      LazyVStack(alignment: .leading, spacing: 6) {
        Color.red.frame(width: 60, height: 20).probe("a")
        Color.blue.frame(width: 30, height: 10).probe("b")
      }.probe("stack")
    }
    #expect(screen.frame("stack") == CGRect(0, 32, 200, 36))
    #expect(screen.frame("a") == CGRect(0, 32, 60, 20))
    #expect(screen.frame("b") == CGRect(0, 58, 30, 10))
  }

  @Test func listsEveryKindOfContent() {
    struct Several: View {
      var body: some View {
        Color.red.frame(height: 10).probe("d")
        Color.red.frame(height: 10).probe("e")
      }
    }
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 50) }
    }
    let isShown = true
    let screen = Screen(100, 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.frame(height: 10).probe("a")
          Group {
            Color.red.frame(height: 10).probe("b")
            if isShown { Color.red.frame(height: 10).probe("c") }
          }
          Several()
          AnyView(Color.red.frame(height: 10).probe("f"))
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(height: 5).probe("g\(number)")
          }
          .padding(.top, 5)
          .environment(\.isEnabled, false)
          .modifier(Framed())
        }
      }
    }
    #expect(screen.probes == ["a", "b", "c", "d", "e", "f", "g0", "g1", "g2", "g3"])
    #expect(screen.frame("f") == CGRect(0, 50, 100, 10))
    #expect(screen.frame("g3") == CGRect(25, 95, 50, 5))
  }

  @Test func readersAndPreferencesWorkInRows() {
    struct List: View {
      @State var total = 0
      let journal: Journal

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000, id: \.self) { number in
              Color.red.frame(height: 25).background {
                GeometryReader { proxy in
                  Color.clear.preference(
                    key: SumKey.self, value: Int(proxy.frame(in: .global).minY))
                }
              }
            }
          }
        }
        .onPreferenceChange(SumKey.self) { journal.note("\($0)") }
      }
    }
    let journal = Journal()
    let screen = Screen(100, 100) { List(journal: journal) }
    #expect(journal.take().last == "150")
    screen.scroll(to: CGPoint(x: 0, y: 10_005))
    // Five rows, the first 5 points above the top.
    #expect(journal.take().last == "225")
  }

  @Test func guidesMoveTheirViewsButNotTheStack() {
    let screen = Screen(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        LazyVStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 20, height: 10)
            .alignmentGuide(.leading) { _ in 5 }
            .alignmentGuide(.firstTextBaseline) { _ in 2 }
            .probe("view")
        }
        .frame(width: 50)
        .probe("stack")
        Color.red.frame(width: 50, height: 30).probe("beside")
      }
    }
    // The existing views depend on scrolling, so their guides must not move the stack.
    #expect(screen.frame("stack").maxY == screen.frame("beside").maxY)
    #expect(screen.frame("view").minX == -5)
  }
}
