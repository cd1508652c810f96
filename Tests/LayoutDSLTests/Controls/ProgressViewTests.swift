import Foundation
import Testing

@testable import LayoutDSL

@MainActor @Suite struct ProgressViewTests {
  private func fills(_ list: DisplayList) -> [CGRect] {
    list.items.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  @Test func unknownLengthIsASpinner() {
    let screen = Screen { ProgressView().probe("spinner") }
    #expect(screen.frame("spinner") == CGRect(40, 40, 20, 20))
    let spokes = fills(screen.list)
    #expect(spokes.count == 8)
    for spoke in spokes {
      #expect(CGRect(39.5, 39.5, 21, 21).contains(spoke))
    }
    let nothing: Double? = nil
    #expect(Screen { ProgressView(value: nothing).probe("bar") }.frame("bar").width == 20)
  }

  @Test(arguments: [(0.25, 25), (1, 100), (7, 100), (-1, 0)] as [(Double, CGFloat)])
  func barIsFilledInProportion(value: Double, width: CGFloat) {
    let screen = Screen { ProgressView(value: value).probe("bar") }
    #expect(screen.frame("bar") == CGRect(0, 48, 100, 4))
    let bars = fills(screen.list)
    #expect(bars.first == CGRect(0, 48, 100, 4))
    #expect((bars.dropFirst().first?.width ?? 0) == width)
  }

  @Test func totalIsTheWhole() {
    let bars = fills(Screen { ProgressView(value: 30, total: 60) }.list)
    #expect(bars.last == CGRect(0, 48, 50, 4))
    #expect(fills(Screen { ProgressView(value: 30, total: 0) }.list).first?.width == 100)
  }
}
