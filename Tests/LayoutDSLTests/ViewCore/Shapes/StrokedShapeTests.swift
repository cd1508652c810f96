import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct StrokedShapeTests {
  @Test func strokesWithoutAStyleAreShapes() {
    let red = Color.red.resolve(in: EnvironmentValues())
    let filled = Screen(40, 40) { Circle().stroke(lineWidth: 4).fill(Color.red) }
    guard case .fill(let path, .color(let color), _) = filled.list.items.first else {
      Issue.record("no fill: \(filled.list)")
      return
    }
    #expect(color == red)
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 1, y: 20)))
    let plain = Screen(40, 40) { Circle().stroke(lineWidth: 4).foregroundStyle(.red) }
    guard case .stroke(_, .color(red), let style) = plain.list.items.first else {
      Issue.record("no stroke: \(plain.list)")
      return
    }
    #expect(style.lineWidth == 4)
  }
}
