import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct GraphicsContextFilterTests {
  @Test func filtersAddedLastApplyFirst() {
    let square = Path(CGRect(0, 0, 10, 10))
    func group(_ effect: DisplayEffect, _ item: DisplayItem) -> DisplayItem {
      .group(effect, DisplayList(items: [item]))
    }
    let items = GraphicsContext.drawn { context in
      context.opacity = 0.25
      context.blendMode = .multiply
      context.addFilter(.alphaThreshold(min: 0.5))
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 3))
      context.clip(to: Path(CGRect(0, 0, 7, 7)))
      context.fill(square, with: .color(.black))
    }
    let black = Color.black.resolve(in: EnvironmentValues())
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let blurred = group(
      .blur(radius: 6, isOpaque: false),
      group(.transform(scale), .fill(square, .color(.black), FillStyle())))
    let filtered = group(.alphaThreshold(min: 0.5, max: 1, black), blurred)
    let clip = DisplayEffect.clip(Path(CGRect(0, 0, 14, 14)), FillStyle())
    #expect(items == [group(.blend(.multiply), group(clip, group(.opacity(0.25), filtered)))])
  }
}
