import CoreText
import Foundation
import Testing
@testable import UIKit

@MainActor struct CTLineTests {
  private func line(_ text: String) -> CTLine {
    let font = CTFontCreateWithName("" as NSString, 20, nil)
    return CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: [.font: font]))
  }

  @Test func aLineIsAsWideAsItsLettersAndAsTallAsItsFont() {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    let width = CTLineGetTypographicBounds(line("Hello"), &ascent, &descent, &leading)
    let font = UIFont.systemFont(ofSize: 20)
    let size = ("Hello" as NSString).size(withAttributes: [.font: font])
    #expect(width == size.width && ascent + descent == size.height && leading == 0)
    #expect(abs(ascent - font.ascender) < 1)
    #expect(CTLineGetImageBounds(line("Hello"), nil).minY == -descent)
  }

  @Test func anOffsetIsTheWidthOfTheLettersBeforeIt() {
    let hello = line("Hello")
    #expect(CTLineGetOffsetForStringIndex(hello, 0, nil) == 0)
    #expect(CTLineGetOffsetForStringIndex(hello, 2, nil) == line("He").extents.width)
    #expect(CTLineGetOffsetForStringIndex(hello, 99, nil) == hello.extents.width)
  }

  /// The rows of a picture with ink, from the top.
  private func rows(_ draw: (CGContext) -> Void) throws -> ClosedRange<Int> {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    let data = try #require(context.makeImage()?.dataProvider?.data) as Data
    let inked = (0..<100).filter { row in (0..<100).contains { data[row * 400 + $0 * 4 + 3] > 0 } }
    return try #require(inked.first)...#require(inked.last)
  }

  @Test func aLineIsDrawnOnItsBaseline() throws {
    let rows = try rows { context in
      context.textPosition = CGPoint(x: 10, y: 30)
      CTLineDraw(line("H"), context)
    }
    // The origin is at the bottom left, and an H stands on the baseline.
    #expect(abs(rows.upperBound - 69) <= 1 && abs(rows.count - 14) <= 1)
  }

  @Test func aTextMatrixMirrorsLetters() throws {
    let rows = try rows { context in
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.textPosition = CGPoint(x: 10, y: 30)
      CTLineDraw(line("H"), context)
    }
    #expect(abs(rows.lowerBound - 70) <= 1)
  }

  @Test func aColorOfCoreGraphicsIsThatOfTheText() {
    let red = UIColor.red.cgColor
    let own = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
    for key in [.foregroundColor, own] {
      let text = NSAttributedString(string: "x", attributes: [key: red]).withAttributesOfUIKit
      let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      #expect(color?.cgColor == red)
    }
  }
}
