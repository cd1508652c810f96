import CoreGraphics
import Foundation
import Render
import ViewCore

/// One line of a text, for code written for Core Text.
public final class CTLine: @unchecked Sendable {
  /// The text of the line, with the attributes of UIKit.
  let text: NSAttributedString
  /// The first character of the line in the text that it is part of.
  let start: Int

  init(_ text: NSAttributedString, start: Int = 0) {
    self.text = text
    self.start = start
  }

  /// The width, and the extents above and below the baseline, in points.
  lazy var extents: (width: CGFloat, ascent: CGFloat, descent: CGFloat) = {
    nonisolated(unsafe) let text = text
    return onMainActor {
      let box = BaselineBox()
      let line = AttributedText(text, font: CTLine.font, color: .black).view.fixedSize()
      let size = ViewMeasurement.size(of: BaselineReader(box: box) { line }, width: nil)
      return (size.width, box.baseline, size.height - box.baseline)
    }
  }()

  /// The font of letters without one of their own.
  static let font = UIFont(.custom("Helvetica", fixedSize: 12), size: 12, name: "Helvetica")

  /// Draws the line with the start of its baseline at the text position of a context.
  func draw(in context: CGContext) {
    let baseline = extents.ascent
    nonisolated(unsafe) let text = text
    onMainActor {
      context.saveGState()
      context.concatenate(context.textMatrix)
      // The y axis of text points up.
      context.scaleBy(x: 1, y: -1)
      AttributedText(text, font: CTLine.font, color: .black)
        .draw(at: CGPoint(x: 0, y: -baseline), width: nil, into: context)
      context.restoreGState()
    }
  }
}

/// The baseline that a layout has found.
private final class BaselineBox {
  var baseline: CGFloat = 0
}

/// A layout of one text that keeps the place of its baseline.
private struct BaselineReader: Layout {
  let box: BaselineBox

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let text = subviews.first else { return .zero }
    let dimensions = text.dimensions(in: proposal)
    box.baseline = dimensions[VerticalAlignment.firstTextBaseline]
    return CGSize(width: dimensions.width, height: dimensions.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

extension NSAttributedString {
  /// The text with the attributes of UIKit in place of those of Core Text.
  var withAttributesOfUIKit: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      for key in [Key.foregroundColor, Key(kCTForegroundColorAttributeName as String)] {
        guard let color = attributes[key] as? CGColor else { continue }
        result.addAttribute(.foregroundColor, value: UIColor(cgColor: color), range: range)
      }
    }
    return result
  }
}

/// The key of the font of a text.
nonisolated(unsafe) public let kCTFontAttributeName: CFString = "NSFont" as NSString
/// The key of the colour of a text, a `CGColor`.
nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString =
  "CTForegroundColor" as NSString
/// The key of the space after each letter, in points.
nonisolated(unsafe) public let kCTKernAttributeName: CFString = "NSKern" as NSString
/// The key of the style of paragraphs.
nonisolated(unsafe) public let kCTParagraphStyleAttributeName: CFString =
  "NSParagraphStyle" as NSString
/// The key of the style of the line below the text.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline" as NSString

/// Creates a line of a text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString.withAttributesOfUIKit)
}

/// Draws a line with the start of its baseline at the text position of a context.
///
/// The letters stand up where the y axis points up, or where the text matrix mirrors them.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Returns the width of a line, and its extents above and below the baseline, in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.extents.ascent
  descent?.pointee = line.extents.descent
  leading?.pointee = 0
  return line.extents.width
}

/// Returns the box of a line around its start on the baseline, with the y axis up.
///
/// The box is that of the fonts, not of the letters.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, [])
}

/// The options for the box of a line; they have no effect.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A box without the space between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// A box around the letters.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  /// A box around the letters as they are optically aligned.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Returns the box of a line around its start on the baseline, with the y axis up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  let (width, ascent, descent) = line.extents
  return CGRect(x: 0, y: -descent, width: width, height: ascent + descent)
}

/// Returns the characters of a line in the text that it is part of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start, length: line.text.length)
}

/// Returns the distance from the start of a line to a character, in points.
///
/// The secondary offset, of a place between two directions of writing, is the same.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let length = min(max(charIndex - line.start, 0), line.text.length)
  let head = line.text.attributedSubstring(from: NSRange(location: 0, length: length))
  let offset = length > 0 ? CTLine(head).extents.width : 0
  secondaryOffset?.pointee = offset
  return offset
}
