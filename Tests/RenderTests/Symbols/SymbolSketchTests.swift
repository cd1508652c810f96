import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Rasterizer
@testable import Render

@Suite struct SymbolSketchTests {
  let composer = SymbolComposer(weight: 400, faces: SymbolFaces(catalog: makeCatalog()))

  private func outline(_ name: String) throws -> SymbolOutline {
    try #require(composer.outline(named: name), "\(name)")
  }

  private func path(_ elements: [Path.Element]) -> Path { Path(storage: .elements(elements)) }

  @Test(arguments: [
    ("cloud.sun.rain.fill", [1, 0, 2], [Color.yellow, .white, .cyan]),
    ("cloud.rain", [0, 1], [.gray, .cyan]),
    ("person.2.fill", [1, 0], [nil, nil]),
    ("xmark.seal.fill", [1, 0], [nil, nil]),
    ("tray.full.fill", [1, 0], [nil, nil]),
    ("exclamationmark.triangle.fill", [1, 0], [.yellow, nil]),
    ("info.bubble.fill", [1, 0], [nil, nil]),
    ("thermometer.sun.fill", [0, 1], [nil, .yellow]),
  ])
  func partsAreLayers(name: String, ranks: [Int], colors: [Color?]) throws {
    let layers = try outline(name).layers
    #expect(layers.map(\.rank) == ranks)
    #expect(layers.map(\.color) == colors)
  }

  @Test func marksAreHolesInFilledSymbols() throws {
    let filled = try outline("die.face.1.fill")
    #expect(!path(filled.elements).contains(.zero))
    #expect(path(filled.elements).contains(CGPoint(x: 0.3, y: 0)))
    let outlined = try outline("die.face.1")
    #expect(path(outlined.elements).contains(.zero))
    #expect(!path(outlined.elements).contains(CGPoint(x: 0.3, y: 0)))
  }

  @Test func figuresInFrontHaveAGap() throws {
    let symbol = try outline("square.fill.on.circle.fill")
    #expect(symbol.layers.count == 2)
    let circle = path(symbol.layers[0].elements)
    // The square begins at -0.14.
    #expect(circle.contains(CGPoint(x: -0.25, y: -0.1)))
    #expect(!circle.contains(CGPoint(x: -0.18, y: 0)))
    #expect(!path(symbol.elements).contains(CGPoint(x: -0.18, y: 0)))
    #expect(path(symbol.elements).contains(CGPoint(x: -0.1, y: 0.1)))
  }

  @Test(arguments: [1, 2, 3]) func speakersHaveAsManyStepsAsWaves(count: Int) throws {
    for suffix in ["", ".fill"] {
      let layers = try outline("speaker.wave.\(count)\(suffix)").layers
      #expect(layers.filter(\.isStep).count == count)
      #expect(layers.first.map { $0.rank == 0 && !$0.isStep } == true)
    }
  }

  @Test func invalidWordsAreRejected() {
    for word in ["", "/", "*", "x1,2", "s1,2", "o1,2", "o1,2,x", "@", "!*3"] {
      #expect(SymbolFigure(Substring(word)) == nil, "\(word)")
    }
    #expect(SymbolFigure("/*8s43,0,54,0")?.placement == .inFront)
    #expect(SymbolFigure("=sun.max,50,0,10")?.symbol?.scale == 0.5)
  }

  /// The ink of Apple's is 17.3 × 15.7 at 17 points (Measurements.md#symbol-ink).
  @Test func trianglesHaveRoundCorners() throws {
    for name in ["triangle", "exclamationmark.triangle"] {
      let ink = try outline(name).ink
      #expect(abs(ink.width - 17.3 / 17) < 0.02 && abs(ink.height - 15.7 / 17) < 0.02, "\(name)")
    }
  }

  @Test func copiesAreRotated() throws {
    let ink = path(try outline("circle.dotted").elements).boundingRect
    #expect(abs(ink.midX) < 1e-3 && abs(ink.midY) < 1e-3)
    #expect(abs(ink.width - ink.height) < 1e-3 && abs(ink.width - 1.09) < 0.01)
  }
}
