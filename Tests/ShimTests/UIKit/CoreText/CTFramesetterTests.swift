import CoreText
import Foundation
import Testing

@MainActor struct CTFramesetterTests {
  private func setter(_ text: String) -> CTFramesetter {
    CTFramesetterCreateWithAttributedString(
      NSAttributedString(
        string: text, attributes: [.init(kCTFontAttributeName as String): font]))
  }
  private let font = CTFontCreateWithName("" as NSString, 20, nil)

  private func frame(_ text: String, width: CGFloat, height: CGFloat = 1000) -> CTFrame {
    CTFramesetterCreateFrame(
      setter(text), CFRangeMake(0, 0),
      CGPath(rect: CGRect(x: 5, y: 5, width: width, height: height), transform: nil), nil)
  }

  private func texts(_ frame: CTFrame) -> [CFRange] {
    (CTFrameGetLines(frame) as [AnyObject]).compactMap { $0 as? CTLine }.map(CTLineGetStringRange)
  }

  @Test func linesEndBetweenWordsAndAtTheEndOfParagraphs() {
    let lines = texts(frame("one two three\nfour", width: 80))
    #expect(lines == [CFRangeMake(0, 7), CFRangeMake(8, 5), CFRangeMake(14, 4)])
  }

  @Test func aWordThatIsTooLongIsBroken() {
    let lines = texts(frame("mmmmmmmm", width: 60))
    #expect(lines.count > 1 && lines.reduce(0) { $0 + $1.length } == 8)
  }

  @Test func aFrameHasTheLinesThatFitItsHeight() {
    let frame = frame("one two three four", width: 80, height: 30)
    #expect(texts(frame) == [CFRangeMake(0, 7)])
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 7))
    #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, 18))
  }

  @Test func originsAreFromTheBottomOfThePath() {
    let frame = frame("one two three", width: 80, height: 100)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(origins[0].x == 0 && abs(origins[0].y - (100 - CTFontGetAscent(font))) < 1)
    #expect(origins[1].y < origins[0].y)
    var last = [CGPoint.zero]
    CTFrameGetLineOrigins(frame, CFRangeMake(1, 1), &last)
    #expect(last[0] == origins[1])
  }

  @Test func aSuggestedSizeHoldsTheLines() {
    var fit = CFRange(location: 0, length: 0)
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let one = CTFramesetterSuggestFrameSizeWithConstraints(
      setter("one two"), CFRangeMake(0, 0), nil, unlimited, &fit)
    #expect(fit == CFRangeMake(0, 7) && one.height < 30)
    let two = CTFramesetterSuggestFrameSizeWithConstraints(
      setter("one two"), CFRangeMake(0, 0), nil, CGSize(width: 50, height: 1000), nil)
    #expect(two.height == 2 * one.height && two.width < one.width)
  }
}
