import DrawingTools
import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

/// A picture that is compressed while it is drawn produces the same file as one drawn as a whole.
struct RasterizerPNGTests {
  private let size = CGSize(width: 300, height: 240)

  private func expectTheFileOfTheWhole(
    _ list: DisplayList, scale: CGFloat = 4, background: Color.Resolved? = nil,
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight, type: UInt8,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let file = CollectedBytes()
    try Rasterizer.writePNG(
      list, size: size, scale: scale, background: background, compression: compression,
      depth: depth, to: file)
    let whole = try Rasterizer.render(
      list, size: size, scale: scale, background: background, isParallel: false)
    #expect(file.data == (try whole.pngData(compression, depth: depth)), sourceLocation: location)
    #expect(file.data[25] == type, sourceLocation: location)
  }

  private let ramp = DisplayList(items: [
    .fill(
      TestDrawing.rect(0, 0, 300, 240),
      .linearGradient(
        [
          GradientStop(color: TestDrawing.red, location: 0),
          GradientStop(color: TestDrawing.blue, location: 1),
        ], start: .zero, end: CGPoint(x: 300, y: 240)), FillStyle())
  ])

  @Test(arguments: PNGCompression.allCases)
  func manyColorsMatch(_ compression: PNGCompression) throws {
    try expectTheFileOfTheWhole(
      TestDrawing.everything, background: TestDrawing.gray(250), compression, type: 2)
    try expectTheFileOfTheWhole(TestDrawing.everything, compression, type: 6)
  }

  @Test func fewColorsUseFewBits() throws {
    let card = DisplayList(items: [
      TestDrawing.fill(TestDrawing.rect(10, 190, 20, 30), TestDrawing.red)
    ])
    try expectTheFileOfTheWhole(card, background: TestDrawing.white, type: 3)
    try expectTheFileOfTheWhole(card, type: 3)
  }

  @Test func picturesOfFewPixelsMatch() throws {
    for scale: CGFloat in [0.01, 1, 3] {
      try expectTheFileOfTheWhole(ramp, scale: scale, type: scale < 1 ? 3 : 2)
    }
  }

  @Test func opaquePaintWithoutBackgroundNeedsNoAlpha() throws {
    try expectTheFileOfTheWhole(ramp, type: 2)
  }

  @Test func holesInOpaqueBackgroundAreDetected() throws {
    let hole = TestDrawing.fill(TestDrawing.rect(20, 200, 30, 30), TestDrawing.white)
    let clear = DisplayItem.group(
      .composite(.clear, over: DisplayList(items: [hole])), DisplayList(items: [hole]))
    let blend = TestDrawing.group(.blend(.destinationOut), hole)
    for item in [clear, blend, TestDrawing.group(.transform(.identity), blend)] {
      try expectTheFileOfTheWhole(
        DisplayList(items: ramp.items + [item]), background: TestDrawing.white, type: 6)
    }
  }

  @Test func sixteenBitsMatch() throws {
    try expectTheFileOfTheWhole(ramp, background: TestDrawing.white, depth: .sixteen, type: 2)
  }

  /// Blurs sample other rows, and glass samples its backdrop.
  @Test func effectsAcrossRowsMatch() throws {
    let shadow = TestDrawing.group(
      .shadow(TestDrawing.gray(0, opacity: 0.5), radius: 20, offset: CGSize(width: 3, height: 8)),
      TestDrawing.fill(TestDrawing.rect(60, 50, 150, 140), TestDrawing.white))
    let blur = TestDrawing.group(
      .blur(radius: 12, isOpaque: false),
      TestDrawing.fill(TestDrawing.rect(30, 20, 60, 180), TestDrawing.gray(20)))
    let pane = TestDrawing.group(
      .glass(radius: 8, Frost(saturation: 1.5, brightness: 0, opacity: 0.4, shades: [1, 1, 1, 1])),
      TestDrawing.fill(TestDrawing.rect(100, 10, 120, 200), TestDrawing.white))
    for items in [[shadow], [blur], [shadow, blur, pane]] {
      try expectTheFileOfTheWhole(
        DisplayList(items: ramp.items + items), background: TestDrawing.white, type: 2)
    }
  }

  @Test func deeplyNestedGroupsMatch() throws {
    let nested = (0..<40).reduce(
      TestDrawing.fill(TestDrawing.rect(20, 20, 20, 180), TestDrawing.red)
    ) {
      inner, _ in TestDrawing.group(.blur(radius: 0.25, isOpaque: false), inner)
    }
    try expectTheFileOfTheWhole(
      DisplayList(items: ramp.items + [nested]), background: TestDrawing.white, type: 2)
  }

  @Test func writeErrorsAreThrown() {
    final class FullDisk: ByteSink {
      func write(_ bytes: Data) throws(RenderError) {
        throw .cannotWrite(path: "/", reason: "full")
      }
    }
    #expect(throws: RenderError.cannotWrite(path: "/", reason: "full")) {
      try Rasterizer.writePNG(
        ramp, size: size, scale: 4, background: TestDrawing.white, to: FullDisk())
    }
  }

  @Test func invalidSizesThrow() {
    #expect(throws: RenderError.self) {
      try Rasterizer.writePNG(
        ramp, size: CGSize(width: 0, height: 10), scale: 1, to: CollectedBytes())
    }
  }
}
