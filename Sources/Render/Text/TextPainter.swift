import Foundation
import LayoutDSL

/// Turns the lines of a paragraph into display items: glyphs by face, size and paint, underlines
/// beneath them, strikethroughs above.
struct TextPainter {
  let builder: TextBlockBuilder
  /// The width of the block, in which the lines are aligned.
  let width: Double
  let origin: CGPoint
  let foreground: Paint
  private let hasOffsets: Bool
  private let isDecorated: Bool
  private var glyphs: [(run: GlyphRun, paint: Paint)] = []
  /// Where the glyphs of the last cluster went, and of which run and face it was.
  private var latest: (target: Int, run: Int32, face: ObjectIdentifier)?
  private var underlines: [DisplayItem] = []
  private var strikethroughs: [DisplayItem] = []

  init(builder: TextBlockBuilder, width: Double, origin: CGPoint, foreground: Paint) {
    self.builder = builder
    self.width = width
    self.origin = origin
    self.foreground = foreground
    hasOffsets = builder.source.runs.contains { $0.baselineOffset != 0 }
    isDecorated = builder.source.runs.contains { $0.underline != nil || $0.strikethrough != nil }
  }

  mutating func add(_ line: TextLine) {
    let text = builder.shaped
    var pen = start(of: line)
    let baseline = builder.grid.round(Double(origin.y) + line.baseline)
    let tail = line.tail
    let head = tail.isEmpty && line.ellipsisRun == nil ? text.trimmingEnd(line.head) : line.head
    let isRightToLeft = isRightToLeft(line)
    // What hangs past the end of a line is on its left in text from right to left; the pen starts
    // after it.
    add(isRightToLeft ? tail : head, of: text, pen: &pen, baseline: baseline)
    if let run = line.ellipsisRun {
      var ellipsis = builder.ellipsis(in: run)
      for index in ellipsis.clusters.indices { ellipsis.clusters[index].run = Int32(run) }
      add(ellipsis.clusters.indices, of: ellipsis, pen: &pen, baseline: baseline)
    }
    add(isRightToLeft ? head : tail, of: text, pen: &pen, baseline: baseline)
  }

  /// Whether a line is of a paragraph that runs from right to left.
  private func isRightToLeft(_ line: TextLine) -> Bool {
    let clusters = builder.shaped.clusters
    let first = line.head.isEmpty ? line.tail.lowerBound : line.head.lowerBound
    return first < clusters.count && clusters[first].paragraphLevel % 2 == 1
  }

  func paint(into list: inout DisplayList) {
    list.items += underlines
    for (run, paint) in glyphs { list.append(.glyphs(run, paint)) }
    list.items += strikethroughs
  }

  private func start(of line: TextLine) -> Double {
    let slack = width - line.drawnWidth
    let isRightToLeft = builder.source.isRightToLeft
    let offset =
      switch builder.source.alignment {
      case .leading: isRightToLeft ? slack : 0
      case .center: slack / 2
      case .trailing: isRightToLeft ? 0 : slack
      }
    return Double(origin.x) + offset
  }

  private mutating func add(
    _ range: Range<Int>, of text: ShapedText, pen: inout Double, baseline: Double
  ) {
    if text.isMixed {
      var decorated: [(cluster: Int, x: Double)] = []
      for cluster in visualOrder(of: range, in: text.clusters) {
        addGlyphs(of: cluster, in: text, x: pen, baseline: baseline)
        decorated.append((cluster, pen))
        pen += text.width(of: cluster..<cluster + 1)
      }
      for (cluster, x) in decorated {
        decorate(cluster..<cluster + 1, of: text, x: x, baseline: baseline)
      }
      return
    }
    let start = pen - text.positions[range.lowerBound]
    for cluster in range {
      addGlyphs(
        of: cluster, in: text, x: start + text.positions[cluster], baseline: baseline)
    }
    var first = isDecorated ? range.lowerBound : range.upperBound
    while first < range.upperBound {
      let run = text.clusters[first].run
      let end = text.clusters[first..<range.upperBound].firstIndex { $0.run != run }
      let next = end ?? range.upperBound
      decorate(
        first..<next, of: text, x: start + text.positions[first], baseline: baseline)
      first = next
    }
    pen += text.width(of: range)
  }

  private mutating func addGlyphs(
    of index: Int, in text: ShapedText, x: Double, baseline: Double
  ) {
    let cluster = text.clusters[index]
    guard cluster.kind == .visible, cluster.glyphCount > 0 else { return }
    let face = text.faces[Int(cluster.face)]
    let target: Int
    if let latest, latest.run == cluster.run, latest.face == ObjectIdentifier(face) {
      target = latest.target
    } else {
      let run = builder.source.runs[Int(cluster.run)]
      target = self.target(face: face, size: run.font.size, paint: run.color ?? foreground)
      latest = (target, cluster.run, ObjectIdentifier(face))
    }
    let y =
      hasOffsets
      ? builder.grid.round(baseline - Double(builder.source.runs[Int(cluster.run)].baselineOffset))
      : baseline
    for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
      let glyph = text.glyphs[index]
      glyphs[target].run.glyphs.append(
        PositionedGlyph(id: glyph.id, position: CGPoint(x: x + glyph.x, y: y + glyph.y)))
    }
  }

  /// The index of the glyphs that are drawn alike.
  private mutating func target(face: any GlyphFace, size: CGFloat, paint: Paint) -> Int {
    let index = glyphs.lastIndex {
      $0.run.face === face && $0.run.size == size && $0.paint == paint
    }
    if let index { return index }
    var run = GlyphRun(face: face, size: size, glyphs: [])
    run.glyphs.reserveCapacity(glyphs.isEmpty ? builder.shaped.glyphs.count : 0)
    glyphs.append((run, paint))
    return glyphs.count - 1
  }

  private mutating func decorate(
    _ range: Range<Int>, of text: ShapedText, x: Double, baseline: Double
  ) {
    guard let first = range.first else { return }
    let run = builder.source.runs[Int(text.clusters[first].run)]
    guard run.underline != nil || run.strikethrough != nil else { return }
    let decoration = TextDecoration(
      run: run, x: x, width: text.width(of: range), baseline: baseline, grid: builder.grid)
    if let underline = run.underline {
      underlines.append(decoration.underline(underline, paint: foreground))
    }
    if let strikethrough = run.strikethrough {
      strikethroughs.append(decoration.strikethrough(strikethrough, paint: foreground))
    }
  }
}

/// Clusters from left to right: rule L2 of UAX #9, which reverses every stretch of a level or
/// higher, from the highest level down to the lowest odd one.
private func visualOrder(of range: Range<Int>, in clusters: [ShapedText.Cluster]) -> [Int] {
  var order = Array(range)
  guard let highest = range.map({ clusters[$0].level }).max(), highest > 0 else { return order }
  for level in (1...highest).reversed() {
    var start = 0
    while start < order.count {
      guard clusters[order[start]].level >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, clusters[order[end]].level >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
