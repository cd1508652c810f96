import Drawing
import DrawingTools
import Foundation
import Testing
import Vector
import VectorTools

struct SVGWriterTests {
  /// The lines between the first and the last tag.
  private func body(_ items: DisplayItem...) throws -> [String] {
    let data = try VectorFormat.svg.data(
      of: DisplayList(items: items), size: CGSize(width: 20, height: 10), scale: 1)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines[1].hasSuffix(#"width="20" height="10" viewBox="0 0 20 10">"#))
    return Array(lines[2..<lines.count - 1])
  }

  private let square = TestDrawing.rect(1, 2, 3, 4)

  @Test func colorsAreAttributes() throws {
    let faint = TestDrawing.gray(255, opacity: 0.5)
    let lines = try body(
      .fill(square, .color(faint), FillStyle(eoFill: true)),
      .stroke(square, .color(TestDrawing.red), StrokeStyle(lineWidth: 2)),
      TestDrawing.fill(square, TestDrawing.gray(0, opacity: 0)))
    #expect(lines.count == 2, "the invisible fill is omitted: \(lines)")
    #expect(lines[0].contains(##"fill="#ffffff" fill-opacity="0.5" fill-rule="evenodd""##))
    #expect(lines[1].contains(##"fill="none" stroke="#ff0000""##))
  }

  @Test func groupsAreNested() throws {
    let lines = try body(
      TestDrawing.group(
        .opacity(0.25),
        TestDrawing.group(
          .transform(CGAffineTransform(translationX: 5, y: 6)), TestDrawing.fill(square))))
    #expect(lines.first == #"<g opacity="0.25">"#)
    #expect(lines[1] == #"<g transform="matrix(1 0 0 1 5 6)">"#)
    #expect(lines.suffix(2) == ["</g>", "</g>"])
  }

  @Test func anImageIsDefinedOnce() throws {
    let image = DisplayImage(width: 1, height: 1, pixels: [255, 0, 0, 255])
    let lines = try body(
      .image(image, rect: CGRect(x: 0, y: 0, width: 4, height: 4), interpolation: .none, tint: nil),
      .image(image, rect: CGRect(x: 5, y: 0, width: 4, height: 4), interpolation: .low, tint: nil))
    #expect(lines.count { $0.contains("data:image/png") } == 1)
    #expect(lines.count { $0.hasPrefix("<use") } == 2)
    #expect(lines.count { $0.contains("image-rendering:pixelated") } == 1)
  }

  @Test(.enabled(if: VectorTools.areInstalled), arguments: VectorFormatTests.scenes)
  func theTextIsWellFormed(_ scene: VectorFormatTests.Scene) throws {
    let data = try VectorFormat.svg.data(of: scene.list, size: VectorFormatTests.size, scale: 2)
    #expect(try VectorTools.complaints(about: data, "xmllint", ["--noout", "FILE"]).isEmpty)
  }

  @Test func extremeNumbersAreFormatted() throws {
    let path = Path(
      storage: .elements([
        .move(to: CGPoint(x: CGFloat.nan, y: .infinity)), .line(to: CGPoint(x: -1e300, y: 1e-300)),
      ]))
    let list = DisplayList(items: [
      TestDrawing.fill(path),
      .stroke(path, .color(TestDrawing.red), StrokeStyle(lineWidth: .infinity)),
      TestDrawing.group(.transform(CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0))),
    ])
    let text = String(
      decoding: try VectorFormat.svg.data(of: list, size: VectorFormatTests.size, scale: 1),
      as: UTF8.self)
    #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("e+"))
  }
}
