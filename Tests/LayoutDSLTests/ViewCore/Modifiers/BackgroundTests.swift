import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct BackgroundTests {
  private func bounds(_ list: DisplayList) -> [CGRect] {
    list.items.map { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { .null }
    }
  }

  @Test func theBackgroundIsDrawnFirst() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 20).padding(5)
        .background(Color.blue)
        .background(.green, in: Circle())
        .background { Color.yellow.frame(width: 50, height: 50) }
    }
    #expect(
      bounds(screen.list) == [
        CGRect(25, 25, 50, 50), CGRect(35, 35, 30, 30), CGRect(35, 35, 30, 30),
        CGRect(40, 40, 20, 20),
      ])
  }

  @Test func stylesExtendBeyondTheSafeArea() {
    let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let screen = Screen(safeArea: safeArea) { Color.clear.probe("a").background(.red) }
    #expect(screen.frame("a") == CGRect(0, 20, 100, 70))
    #expect(bounds(screen.list) == [CGRect(0, 0, 100, 100)])
    let kept = Screen(safeArea: safeArea) {
      Color.clear.background(.red, ignoresSafeAreaEdges: .bottom)
    }
    #expect(bounds(kept.list) == [CGRect(0, 20, 100, 80)])
  }

  @Test func theModifierItselfPlacesAView() {
    let screen = Screen {
      Color.red.frame(width: 20, height: 20)
        .modifier(
          _BackgroundModifier(
            background: Color.blue.frame(width: 4, height: 4).probe("second"),
            alignment: .topLeading))
    }
    #expect(screen.frame("second") == CGRect(40, 40, 4, 4))
  }
}
