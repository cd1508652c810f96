import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct ShapeBatchTests {
  private static let size = CGSize(width: 110, height: 720)

  private static let stops = [
    GradientStop(color: TestDrawing.red, location: 0),
    GradientStop(color: TestDrawing.blue, location: 1),
  ]

  /// Overlapping shapes of all kinds, many or few of them.
  private func shapes(_ count: Int) -> [DisplayItem] {
    (0..<count).map { index in
      let x = CGFloat(index * 37 % 61), y = CGFloat(index * 53 % 499)
      let outline =
        index % 2 == 0
        ? TestDrawing.polygon((x, y), (x + 9.3, y + 231.7), (x + 40.1, y + 77.2))
        : Path(
          storage: .roundedRect(
            CGRect(x: x - 20.3, y: y, width: 90, height: 150),
            cornerSize: CGSize(width: 12, height: 12), style: .continuous))
      let gradient = Paint.linearGradient(
        Self.stops, start: CGPoint(x: x, y: y), end: CGPoint(x: x + 31, y: y + 200.3))
      let opacity: Float = index % 5 == 0 ? 0.4 : 1
      let paint =
        index % 3 == 0 ? gradient : .color(TestDrawing.gray(index * 3 % 256, opacity: opacity))
      if index % 7 == 0 { return .stroke(outline, paint, StrokeStyle(lineWidth: 3)) }
      return .fill(outline, paint, FillStyle(eoFill: index % 4 == 0))
    }
  }

  /// A clip around each item prevents batching.
  @Test(arguments: [4, 12, 200])
  func batchedShapesMatchSequentialDrawing(count: Int) throws {
    let items = shapes(count)
    let everything = TestDrawing.rect(-900, -900, 2000, 2000)
    let apart = items.map {
      DisplayItem.group(.clip(everything, FillStyle()), DisplayList(items: [$0]))
    }
    for background in [nil, TestDrawing.white, TestDrawing.gray(90, opacity: 0.5)] {
      let together = try Rasterizer.render(
        DisplayList(items: items), size: Self.size, scale: 1, background: background)
      let one = try Rasterizer.render(
        DisplayList(items: apart), size: Self.size, scale: 1, background: background)
      #expect(together == one)
    }
  }

  @Test func hiddenShapesLeaveNoTrace() throws {
    let cover = TestDrawing.fill(TestDrawing.rect(0, 0, 110, 720), TestDrawing.gray(200))
    let picture = try Rasterizer.render(
      DisplayList(items: shapes(100) + [cover]), size: Self.size, scale: 1)
    #expect(
      picture == (try Rasterizer.render(DisplayList(items: [cover]), size: Self.size, scale: 1)))
  }
}
