import CoreGraphics
import Foundation

/// A text that is laid out in frames, for code written for Core Text.
public final class CTFramesetter: @unchecked Sendable {
  fileprivate let text: NSAttributedString

  fileprivate init(_ text: NSAttributedString) {
    self.text = text
  }

  /// Returns the lines of a range that are at most as wide as a length, and fit a height.
  fileprivate func lines(in range: NSRange, width: CGFloat, height: CGFloat) -> [CTLine] {
    var lines: [CTLine] = []
    var (start, top): (Int, CGFloat) = (range.location, 0)
    while start < NSMaxRange(range) {
      let rest = NSRange(location: start, length: NSMaxRange(range) - start)
      let length = lengthOfLine(in: rest, width: width)
      let line = CTLine(
        text.attributedSubstring(from: NSRange(location: start, length: length)).withoutLastSpaces,
        start: start)
      top += line.extents.ascent + line.extents.descent
      guard top <= height else { break }
      lines.append(line)
      start += length
    }
    return lines
  }

  /// Returns the number of characters of the line at the start of a range.
  private func lengthOfLine(in range: NSRange, width: CGFloat) -> Int {
    let string = text.string as NSString
    let paragraph = NSIntersectionRange(
      string.paragraphRange(for: NSRange(location: range.location, length: 0)), range)
    func fits(_ length: Int) -> Bool {
      let part = NSRange(location: range.location, length: length)
      return CTLine(text.attributedSubstring(from: part).withoutLastSpaces).extents.width <= width
    }
    guard !fits(paragraph.length) else { return paragraph.length }
    let words = string.substring(with: paragraph) as NSString
    var ends: [Int] = []
    var next = 0
    while next < words.length {
      let space = words.rangeOfCharacter(
        from: .whitespaces, range: NSRange(location: next, length: words.length - next))
      guard space.location != NSNotFound else { break }
      next = NSMaxRange(space)
      ends.append(next)
    }
    if let end = ends.last(while: fits) { return end }
    // A word that is too long is broken between characters.
    var characters: [Int] = []
    var end = 0
    while end < words.length {
      end = NSMaxRange(words.rangeOfComposedCharacterSequence(at: end))
      characters.append(end)
    }
    return characters.last(while: fits) ?? characters[0]
  }
}

extension [Int] {
  /// Returns the last of the first elements for which a condition is true; nil for none.
  fileprivate func last(while condition: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}

extension NSAttributedString {
  /// The text without the spaces and breaks at its end.
  fileprivate var withoutLastSpaces: NSAttributedString {
    let last = (string as NSString).rangeOfCharacter(
      from: .whitespacesAndNewlines.inverted, options: .backwards)
    guard last.location != NSNotFound, NSMaxRange(last) < length else { return self }
    return attributedSubstring(from: NSRange(location: 0, length: NSMaxRange(last)))
  }
}

/// Lines in a path, for code written for Core Text.
public final class CTFrame: @unchecked Sendable {
  fileprivate let lines: [CTLine]
  fileprivate let path: CGPath
  fileprivate let range: NSRange

  fileprivate init(_ lines: [CTLine], in path: CGPath, of range: NSRange) {
    self.lines = lines
    self.path = path
    self.range = range
  }

  /// The starts of the baselines, from the bottom left of the box of the path.
  fileprivate lazy var origins: [CGPoint] = {
    let box = path.boundingBoxOfPath
    var top = box.height
    return lines.map { line in
      let (width, ascent, descent) = line.extents
      let style =
        line.text.length > 0
        ? line.text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        : nil
      let share: CGFloat =
        switch style?.alignment {
        case .center: 0.5
        case .right: 1
        default: 0
        }
      defer { top -= ascent + descent + (style?.lineSpacing ?? 0) }
      return CGPoint(x: (box.width - width) * share, y: top - ascent)
    }
  }()
}

/// Creates a text that is laid out in frames.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString.withAttributesOfUIKit) }

/// Returns the lines of a text in a path; a range of length 0 reaches to the end of the text.
///
/// Lines are as wide as the box of the path. Those that do not fit its height are left out.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let range = framesetter.text.part(stringRange)
  let box = path.boundingBoxOfPath
  return CTFrame(
    framesetter.lines(in: range, width: box.width, height: box.height), in: path, of: range)
}

/// Returns the size of the lines of a text that fit a size, and the characters of these lines.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = framesetter.text.part(stringRange)
  let lines = framesetter.lines(in: range, width: constraints.width, height: constraints.height)
  let end = lines.last.map { $0.start + $0.text.length } ?? range.location
  fitRange?.pointee = CFRange(location: range.location, length: end - range.location)
  return CGSize(
    width: lines.map(\.extents.width).max() ?? 0,
    height: lines.reduce(0) { $0 + $1.extents.ascent + $1.extents.descent })
}

extension NSAttributedString {
  /// The characters of a range of Core Text that exist; those to the end for a length of 0.
  fileprivate func part(_ range: CFRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let end = range.length > 0 ? min(start + min(range.length, length), length) : length
    return NSRange(location: start, length: end - start)
  }
}

/// Draws the lines of a frame in its path; letters stand up where the y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    line.draw(in: context)
  }
}

/// Returns the lines of a frame, which are `CTLine`s.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Writes the starts of the baselines of lines, from the bottom left of the box of the path.
///
/// A range of length 0 reaches to the last line.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let start = min(max(range.location, 0), frame.origins.count)
  let rest = frame.origins[start...]
  for (index, origin) in rest.prefix(range.length > 0 ? range.length : rest.count).enumerated() {
    origins[index] = origin
  }
}

/// Returns the characters that a frame was made of.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}

/// Returns the characters of the lines of a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  let end = frame.lines.last.map { $0.start + $0.text.length } ?? frame.range.location
  return CFRange(location: frame.range.location, length: end - frame.range.location)
}

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
