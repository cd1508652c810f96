import Foundation

extension Text {
  /// The laid-out lines of text, for a `TextRenderer` to draw.
  public struct Layout: RandomAccessCollection {
    let text: any PreparedText
    let block: any TextBlock
    /// The custom attributes of each run of the text.
    let attributes: [[AnyTextAttribute]]
    let foreground: Paint
    private let lines: [TextLine]

    init(
      _ text: any PreparedText, _ block: any TextBlock, attributes: [[AnyTextAttribute]],
      foreground: Paint
    ) {
      self.text = text
      self.block = block
      self.attributes = attributes
      self.foreground = foreground
      lines = block.lines
    }

    /// Whether the text is truncated.
    public var isTruncated: Bool { block.isTruncated }

    /// The index of the first line.
    public var startIndex: Int { 0 }
    /// The index after the last line.
    public var endIndex: Int { lines.count }

    /// Returns the line at an index.
    public subscript(index: Int) -> Line {
      Line(layout: self, index: index, line: lines[index])
    }
  }
}

extension Text.Layout: Equatable {
  /// Whether both layouts have the same text and the same lines.
  public static func == (left: Text.Layout, right: Text.Layout) -> Bool {
    left.text === right.text && left.lines == right.lines && left.block.size == right.block.size
  }
}

extension Text.Layout {
  /// The position of a character in the text.
  @frozen public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
    let value: Int

    /// Returns the number of characters from this position to another one.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }

    /// Returns the position a number of characters away.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }

    /// Whether the left position precedes the right one.
    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
      left.value < right.value
    }
  }

  /// Options for drawing parts of the text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Draws glyphs at subpixel positions.
    ///
    /// It has no effect: glyphs always have subpixel positions.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// The typographic bounds of a part of the text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The width, in points.
    public var width: CGFloat
    /// The distance from the baseline to the top, in points.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom, in points.
    public var descent: CGFloat
    /// The space to the next line, in points.
    public var leading: CGFloat

    /// The rectangle from the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line of the text.
  public struct Line: RandomAccessCollection, Equatable {
    let layout: Text.Layout
    let index: Int
    let line: TextLine
    /// The ranges of slices that belong to one run.
    private let runs: [Range<Int>]

    init(layout: Text.Layout, index: Int, line: TextLine) {
      self.layout = layout
      self.index = index
      self.line = line
      var runs: [Range<Int>] = []
      for (index, slice) in line.slices.enumerated() {
        if let last = runs.last, line.slices[last.lowerBound].run == slice.run {
          runs[runs.count - 1] = last.lowerBound..<index + 1
        } else {
          runs.append(index..<index + 1)
        }
      }
      self.runs = runs
    }

    /// The left end of the baseline.
    public var origin: CGPoint { typographicBounds.origin }
    /// The typographic bounds of the line.
    public var typographicBounds: TypographicBounds { bounds(of: line.slices.indices) }

    /// The index of the first run.
    public var startIndex: Int { 0 }
    /// The index after the last run.
    public var endIndex: Int { runs.count }

    /// Returns the run at an index.
    public subscript(index: Int) -> Run { Run(line: self, slices: runs[index]) }

    func characterIndices(of slices: Range<Int>) -> [CharacterIndex] {
      line.slices[slices].map { CharacterIndex(value: $0.character) }
    }

    func bounds(of slices: Range<Int>) -> TypographicBounds {
      let left = slices.first.map { line.slices[$0].x } ?? 0
      let right = slices.last.map { line.slices[$0].x + line.slices[$0].width } ?? left
      return TypographicBounds(
        origin: CGPoint(x: left, y: line.baseline), width: right - left, ascent: line.ascent,
        descent: line.descent, leading: line.leading)
    }
  }

  /// A part of a line with one set of attributes.
  public struct Run: RandomAccessCollection, Equatable {
    let line: Line
    let slices: Range<Int>

    /// The typographic bounds of the run.
    public var typographicBounds: TypographicBounds { line.bounds(of: slices) }
    /// The writing direction of the run.
    public var layoutDirection: LayoutDirection {
      slices.first.map { line.line.slices[$0].isRightToLeft } == true ? .rightToLeft : .leftToRight
    }

    /// The character positions of the glyphs.
    public var characterIndices: [CharacterIndex] { line.characterIndices(of: slices) }

    /// Returns the custom attribute of a type; nil if the run has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      let run = slices.first.map { line.line.slices[$0].run } ?? 0
      guard line.layout.attributes.indices.contains(run) else { return nil }
      return line.layout.attributes[run].lazy.compactMap { $0.value as? T }.last
    }

    /// The index of the first glyph.
    public var startIndex: Int { 0 }
    /// The index after the last glyph.
    public var endIndex: Int { slices.count }

    /// Returns the slice that contains the glyph at an index.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// Returns the slice that contains the glyphs in a range of indices.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// A range of glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the glyphs.
    public var run: Run
    /// The indices of the glyphs in the run.
    public var indices: Range<Int>

    /// Creates a slice from a run and a range, clamped to the indices of the run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.count)
    }

    /// The character positions of the glyphs.
    public var characterIndices: [CharacterIndex] { run.line.characterIndices(of: slices) }

    var slices: Range<Int> {
      run.slices.lowerBound + indices.lowerBound..<run.slices.lowerBound + indices.upperBound
    }

    /// The typographic bounds of the glyphs.
    public var typographicBounds: TypographicBounds { run.line.bounds(of: slices) }

    /// Returns the custom attribute of a type; nil if the run has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The index of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The index after the last glyph.
    public var endIndex: Int { indices.upperBound }

    /// Returns the slice that contains the glyph at an index.
    public subscript(index: Int) -> RunSlice { run[index] }

    /// Returns the slice that contains the glyphs in a range of indices.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
  }
}

extension GraphicsContext {
  /// Draws a line of text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.line.slices.indices, of: line)
  }

  /// Draws a run of text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.slices, of: run.line)
  }

  /// Draws a slice of a run of text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.slices, of: slice.run.line)
  }

  private func draw(_ slices: Range<Int>, of line: Text.Layout.Line) {
    var list = DisplayList()
    line.layout.block.draw(
      slices, ofLine: line.index, at: .zero, foreground: line.layout.foreground, into: &list)
    add(list)
  }
}
