import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewThatFitsTests {
  private func choice() -> some View {
    ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 80, height: 10).preference(key: SumKey.self, value: 1).probe("wide")
      Color.blue.frame(width: 40, height: 10).preference(key: SumKey.self, value: 2).probe("narrow")
    }
  }

  @Test func theChoiceFollowsTheProposal() {
    let screen = Screen(100, 50) { choice() }
    #expect(screen.probes == ["wide"])
    #expect(screen.graph.root.preference(SumKey.self) == 1)
    screen.resize(60, 50)
    #expect(screen.probes == ["narrow"])
    #expect(screen.graph.root.preference(SumKey.self) == 2)
    screen.resize(100, 50)
    #expect(screen.probes == ["wide"])
  }

  @Test func textIsMeasuredOnOneLine() {
    let screen = Screen(100, 100) {
      ViewThatFits(in: .vertical) {
        Color.red.frame(minHeight: 120).probe("tall")
        Color.blue.probe("fits")
      }
    }
    #expect(screen.probes == ["fits"])
    #expect(screen.frame("fits") == CGRect(0, 0, 100, 100))
  }

  @Test func onlyTheChosenViewIsDrawn() {
    let screen = Screen(60, 50) { choice() }
    #expect(screen.list.items.count == 1)
  }

  @Test func withoutViewsTheSizeIsZero() {
    let screen = Screen { ViewThatFits {}.probe("none") }
    #expect(screen.frame("none").size == .zero)
  }

  @Test func onlyTheChosenViewAppears() {
    let journal = Journal()
    func view(_ name: String, width: CGFloat) -> some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { journal.note("\(name) appears") }
        .onDisappear { journal.note("\(name) goes") }
    }
    let screen = Screen(100, 50) {
      ViewThatFits(in: .horizontal) {
        view("wide", width: 80)
        VStack { view("narrow", width: 40) }
      }
    }
    #expect(journal.take() == ["wide appears"])
    screen.resize(60, 50)
    #expect(journal.take() == ["narrow appears", "wide goes"])
    screen.resize(50, 50)
    #expect(journal.take() == [])
    screen.resize(100, 50)
    #expect(journal.take() == ["wide appears", "narrow goes"])
  }
}
