import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct ColorPaletteTests {
  private struct Ink: View {
    let remote: Remote<Color>
    var supportsOpacity = true
    @State private var color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)

    var body: some View {
      let _ = remote.binding = $color
      ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
    }
  }

  private let remote = Remote<Color>()

  private func opened(supportsOpacity: Bool = true) throws -> Screen {
    let screen = Screen(390, 844) { Ink(remote: remote, supportsOpacity: supportsOpacity) }
    #expect(screen.graph.node(knownAs: "Colors") == nil)
    try tap("Color well", on: screen)
    return screen
  }

  private func tap(_ words: String, on screen: Screen) throws {
    screen.graph.update()
    let frame = try #require(screen.graph.node(knownAs: words)).globalFrame
    screen.tap(frame.midX, frame.midY)
    screen.advance(by: 1)
  }

  @Test func aTapOnTheGridSelectsAColorWithTheOpacity() throws {
    let screen = try opened()
    let node = screen.graph.root.first { $0.kindName == "AspectRatioLayout" }
    let grid = try #require(node).globalFrame
    // The first cell is white.
    screen.tap(grid.minX + 10, grid.minY + 10)
    let chosen = remote.value.resolve(in: EnvironmentValues())
    #expect([chosen.red, chosen.green, chosen.blue] == [1, 1, 1] && chosen.opacity == 0.5)
  }

  @Test func theButtonClosesThePalette() throws {
    let screen = try opened()
    #expect(screen.graph.node(knownAs: "50%") != nil)
    try tap("Close", on: screen)
    #expect(screen.graph.node(knownAs: "Colors") == nil)
  }

  @Test func aPaletteWithoutOpacityHasNoSlider() throws {
    let screen = try opened(supportsOpacity: false)
    #expect(screen.graph.node(knownAs: "Colors") != nil)
    #expect(screen.graph.node(knownAs: "OPACITY") == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e30])
  func anyOpacityIsShown(opacity: Double) throws {
    let screen = try opened()
    remote.value = Color(red: opacity, green: 0, blue: 0, opacity: opacity)
    screen.graph.update()
    #expect(screen.graph.node(knownAs: opacity > 0 ? "100%" : "0%") != nil)
    #expect(!screen.list.items.isEmpty)
  }
}
