import Foundation

extension Text {
  /// The lines of a text, for a `TextRenderer` to draw.
  public struct Layout: RandomAccessCollection {
    let text: any PreparedText
    let block: TextBlock
    /// What each run of the text is marked with.
    let attributes: [[AnyTextAttribute]]
    let foreground: Paint
    private let lines: [TextBlockLine]

    init(
      _ text: any PreparedText, _ block: TextBlock, attributes: [[AnyTextAttribute]],
      foreground: Paint
    ) {
      self.text = text
      self.block = block
      self.attributes = attributes
      self.foreground = foreground
      lines = text.lines(of: block)
    }

    /// Whether some of the text is left out.
    public var isTruncated: Bool { block.isTruncated }

    /// The place of the first line.
    public var startIndex: Int { 0 }
    /// The place after the last line.
    public var endIndex: Int { lines.count }

    /// The line at a place.
    public subscript(index: Int) -> Line {
      Line(layout: self, index: index, line: lines[index])
    }
  }
}

extension Text.Layout: Equatable {
  /// Whether both are of one text, with the same lines.
  public static func == (left: Text.Layout, right: Text.Layout) -> Bool {
    left.text === right.text && left.lines == right.lines && left.block.size == right.block.size
  }
}

extension Text.Layout {
  /// Where a character stands in a text, relative to others.
  @frozen public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
    let value: Int

    /// How many characters there are up to another one.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }

    /// The place some characters on.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }

    /// Whether one stands before another.
    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
      left.value < right.value
    }
  }

  /// How parts of a text are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Glyphs may lie between pixels; they always may.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// The place of a part of a text, and how high and deep it reaches.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The width, in points.
    public var width: CGFloat
    /// From the baseline to the top, in points.
    public var ascent: CGFloat
    /// From the baseline to the bottom, in points.
    public var descent: CGFloat
    /// The space to the next line, in points.
    public var leading: CGFloat

    /// The rectangle from the top to the bottom.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let layout: Text.Layout
    let index: Int
    let line: TextBlockLine
    /// Stretches of slices that belong to one run.
    private let runs: [Range<Int>]

    init(layout: Text.Layout, index: Int, line: TextBlockLine) {
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
    /// The place and the height of the line.
    public var typographicBounds: TypographicBounds { bounds(of: line.slices.indices) }

    /// The place of the first run.
    public var startIndex: Int { 0 }
    /// The place after the last run.
    public var endIndex: Int { runs.count }

    /// The run at a place.
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

    /// The place and the height of the run.
    public var typographicBounds: TypographicBounds { line.bounds(of: slices) }
    /// The direction in which the run is read.
    public var layoutDirection: LayoutDirection {
      slices.first.map { line.line.slices[$0].isRightToLeft } == true ? .rightToLeft : .leftToRight
    }

    /// Where the characters of the glyphs stand in the text.
    public var characterIndices: [CharacterIndex] { line.characterIndices(of: slices) }

    /// What the run is marked with.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      let run = slices.first.map { line.line.slices[$0].run } ?? 0
      guard line.layout.attributes.indices.contains(run) else { return nil }
      return line.layout.attributes[run].lazy.compactMap { $0.value as? T }.last
    }

    /// The place of the first glyph.
    public var startIndex: Int { 0 }
    /// The place after the last glyph.
    public var endIndex: Int { slices.count }

    /// The glyphs at a place.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// The glyphs at some places.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
  }

  /// Some glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that the glyphs are of.
    public var run: Run
    /// The places of the glyphs in the run.
    public var indices: Range<Int>

    /// Creates a slice of some glyphs of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: 0..<run.count)
    }

    /// Where the characters of the glyphs stand in the text.
    public var characterIndices: [CharacterIndex] { run.line.characterIndices(of: slices) }

    var slices: Range<Int> {
      run.slices.lowerBound + indices.lowerBound..<run.slices.lowerBound + indices.upperBound
    }

    /// The place and the height of the glyphs.
    public var typographicBounds: TypographicBounds { run.line.bounds(of: slices) }

    /// What the run is marked with.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The place of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The place after the last glyph.
    public var endIndex: Int { indices.upperBound }

    /// The glyphs at a place.
    public subscript(index: Int) -> RunSlice { run[index] }

    /// The glyphs at some places.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.line.slices.indices, of: line)
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.slices, of: run.line)
  }

  /// Draws some glyphs of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.slices, of: slice.run.line)
  }

  private func draw(_ slices: Range<Int>, of line: Text.Layout.Line) {
    var list = DisplayList()
    line.layout.text.draw(
      slices, ofLine: line.index, of: line.layout.block, at: .zero,
      foreground: line.layout.foreground, into: &list)
    add(list)
  }
}
