import Drawing
import DrawingTools
import Foundation
import Testing
import Vector

struct PDFWriterTests {
  private func file(_ items: DisplayItem...) throws -> Data {
    try VectorFormat.pdf.data(
      of: DisplayList(items: items), size: CGSize(width: 20, height: 10), scale: 1)
  }

  /// Compressed streams are not text, so the text has replacement characters.
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private let square = TestDrawing.rect(1, 2, 3, 4)

  @Test func theTableHasThePlaceOfEachObject() throws {
    let data = try file(
      TestDrawing.fill(square), TestDrawing.group(.opacity(0.5), TestDrawing.fill(square)))
    #expect(data.starts(with: Data("%PDF-1.4\n".utf8)))
    let tail = try #require(data.range(of: Data("startxref\n".utf8), options: .backwards))
    let start = try #require(Int(text(data[tail.upperBound...]).prefix { $0.isNumber }))
    let lines = text(data[start..<tail.lowerBound]).split(separator: "\n")
    #expect(lines[0] == "xref")
    let count = try #require(Int(lines[1].split(separator: " ")[1]))
    #expect(count > 5)
    for number in 1..<count {
      let place = try #require(Int(lines[number + 2].prefix(10)))
      #expect(data[place...].starts(with: Data("\(number) 0 obj\n".utf8)))
    }
    #expect(text(data[start...]).contains("/Size \(count) "))
  }

  @Test func thePageHasTheSize() throws {
    let text = try text(file(TestDrawing.fill(square)))
    #expect(text.contains("/MediaBox [0 0 20 10]"))
    #expect(text.contains("/Type /Pages") && text.contains("/Count 1"))
  }

  @Test func anImageIsOneObjectAndItsAlphaAnother() throws {
    func images(alpha: UInt8) throws -> Int {
      let image = DisplayImage(width: 1, height: 1, pixels: [255, 0, 0, alpha])
      let items = [0, 5, 10].map { x in
        DisplayItem.image(
          image, rect: CGRect(x: x, y: 0, width: 4, height: 4), interpolation: .medium, tint: nil)
      }
      let data = try file(TestDrawing.group(.opacity(0.5), items[0], items[1]), items[2])
      return text(data).components(separatedBy: "/Subtype /Image").count - 1
    }
    #expect(try images(alpha: 255) == 1)
    #expect(try images(alpha: 90) == 2)
  }

  @Test func aTranslucentGradientHasASoftMask() throws {
    func text(opacity: Float) throws -> String {
      let stops = [
        GradientStop(color: TestDrawing.red, location: 0),
        GradientStop(color: TestDrawing.gray(0, opacity: opacity), location: 1),
      ]
      return try self.text(
        file(
          .fill(
            square, .linearGradient(stops, start: .zero, end: CGPoint(x: 20, y: 0)), FillStyle())))
    }
    #expect(try !text(opacity: 1).contains("/SMask"))
    #expect(try text(opacity: 0.5).contains("/SMask << /S /Luminosity"))
    #expect(try text(opacity: 1).contains("/ShadingType 2"))
  }
}
