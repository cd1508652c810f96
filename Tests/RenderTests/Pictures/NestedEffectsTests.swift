import Foundation
import LayoutDSL
import Render
import Testing
import ViewCore

/// Effects nested as deeply as a view tree can be.
@MainActor struct NestedEffectsTests {
  @Test func manyNestedViewEffectsAreDrawn() throws {
    var view = AnyView(Color.red)
    for _ in 0..<(ViewGraph.greatestDepth / 5) {
      view = AnyView(view.opacity(0.9999).rotationEffect(.degrees(360)).clipped().padding(0))
    }
    let tower = view
    let host = try ViewHost(size: CGSize(width: 20, height: 20)) { tower }
    #expect(host.diagnostics.isEmpty)
    let pixel = try host.render()[10, 10]
    #expect(pixel.red > 200 && pixel.alpha == 255)
  }

  @Test func omittedEffectsAreReported() throws {
    var view = AnyView(Color.red)
    for _ in 0..<(DisplayContext.greatestGroupDepth + 3) { view = AnyView(view.opacity(0.9999)) }
    let tower = view
    let host = try ViewHost(size: CGSize(width: 4, height: 4)) { tower }
    _ = try host.render()
    #expect(host.diagnostics.map(\.problem) == [.tooManyEffects])
    #expect(host.diagnostics[0].description.contains("nested in more than 512 others"))
  }
}
