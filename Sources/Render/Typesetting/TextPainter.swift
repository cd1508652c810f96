import Foundation
import ViewCore

/// Converts the lines of a block into display items: glyphs grouped by face, size and paint,
/// underlines below them, and strikethroughs above.
struct TextPainter {
  let builder: TextBlockBuilder
  /// The width of the block, in which lines are aligned.
  let width: Double
  let origin: CGPoint
  /// The paint of each run.
  private let paints: [Paint]
  private let hasOffsets: Bool
  private let isDecorated: Bool
  private var glyphs: [(run: GlyphRun, paint: Paint)] = []
  /// The index in `glyphs` and the scale for the last cluster, and its run and face.
  private var latest: (target: Int, scale: Double, run: Int32, face: ObjectIdentifier)?
  private var backgrounds: [DisplayItem] = []
  private var attachments: [DisplayItem] = []
  private var underlines: [DisplayItem] = []
  private var strikethroughs: [DisplayItem] = []

  init(builder: TextBlockBuilder, size: CGSize, origin: CGPoint, foreground: Paint) {
    self.builder = builder
    self.origin = origin
    width = Double(size.width)
    let bounds = CGRect(origin: origin, size: size)
    paints = builder.source.runs.map { run in
      run.fill.map { ResolvedStyle($0).paint(in: bounds) } ?? foreground
    }
    hasOffsets = builder.source.runs.contains { $0.baselineOffset != 0 }
    isDecorated = builder.source.runs.contains {
      $0.underline != nil || $0.strikethrough != nil || $0.background != nil
    }
  }

  mutating func add(_ line: LineFragment) {
    let text = builder.shaped
    var pen = start(of: line)
    let baseline = builder.grid.round(Double(origin.y) + line.baseline)
    let tail = line.tail
    let head = tail.isEmpty && line.mark == nil ? text.trimmingEnd(line.head) : line.head
    let isRightToLeft = isRightToLeft(line)
    // In a right-to-left line the trailing spaces hang past its left end, so the pen starts after
    // them.
    add(isRightToLeft ? tail : head, of: text, pen: &pen, baseline: baseline, line: line)
    if let mark = mark(of: line) {
      add(mark.clusters.indices, of: mark, pen: &pen, baseline: baseline, line: line)
    }
    add(isRightToLeft ? head : tail, of: text, pen: &pen, baseline: baseline, line: line)
  }

  /// The ellipsis or the hyphen of a line, as part of its run.
  private func mark(of line: LineFragment) -> ShapedText? {
    guard let (sign, run) = line.mark else { return nil }
    var mark = builder.mark(sign, in: run)
    for index in mark.clusters.indices { mark.clusters[index].run = Int32(run) }
    mark.firstIndex = builder.shaped.clusters.count + sign.index
    return mark
  }

  /// Whether a line belongs to a right-to-left paragraph.
  private func isRightToLeft(_ line: LineFragment) -> Bool {
    let clusters = builder.shaped.clusters
    let first = line.head.isEmpty ? line.tail.lowerBound : line.head.lowerBound
    return first < clusters.count && clusters[first].paragraphLevel % 2 == 1
  }

  // MARK: Parts of a line

  /// A cluster and its position in a line.
  private struct Placement {
    var cluster: Int
    /// The index of the part of the line: before, in or after its mark, in visual order.
    var part: Int
    var isMark: Bool
    var text: ShapedText
    var x: Double
  }

  /// The clusters of a line from left to right.
  private func placements(of line: LineFragment) -> [Placement] {
    var parts: [(Range<Int>, ShapedText, isMark: Bool)] = []
    let isWhole = line.tail.isEmpty && line.mark == nil
    let head = isWhole ? builder.shaped.trimmingEnd(line.head) : line.head
    parts.append((head, builder.shaped, isMark: false))
    if let mark = mark(of: line) { parts.append((mark.clusters.indices, mark, isMark: true)) }
    parts.append((line.tail, builder.shaped, isMark: false))
    if isRightToLeft(line) { parts.reverse() }
    var pen = start(of: line)
    var placements: [Placement] = []
    for (part, (range, text, isMark)) in parts.enumerated() {
      for cluster in visualOrder(of: range, in: text.clusters) {
        placements.append(
          Placement(cluster: cluster, part: part, isMark: isMark, text: text, x: pen))
        pen += text.width(of: cluster..<cluster + 1)
      }
    }
    return placements
  }

  /// A line as passed to custom text renderers.
  func line(_ line: LineFragment) -> TextLine {
    let metrics = builder.metrics(of: line)
    return TextLine(
      baseline: line.baseline, ascent: metrics.ascent, descent: metrics.descent,
      leading: metrics.leading,
      slices: placements(of: line).map { place in
        let cluster = place.text.clusters[place.cluster]
        return TextLine.Slice(
          x: place.x, width: place.text.width(of: place.cluster..<place.cluster + 1),
          run: Int(cluster.run), isRightToLeft: cluster.level % 2 == 1,
          character: place.isMark ? line.head.upperBound : place.cluster)
      })
  }

  /// Adds some clusters of a line, in visual order.
  mutating func add(_ slices: Range<Int>, of line: LineFragment) {
    let placements = placements(of: line)
    let baseline = builder.grid.round(Double(origin.y) + line.baseline)
    let places = placements[slices.clamped(to: placements.indices)]
    for place in places {
      addGlyphs(of: place.cluster, in: place.text, x: place.x, baseline: baseline)
    }
    guard isDecorated else { return }
    // Adjacent clusters of a run share a decoration, which would otherwise show seams between them.
    var rest = places
    while let first = rest.first {
      let run = first.text.clusters[first.cluster].run
      let alike = rest.enumerated().prefix { index, place in
        place.cluster == first.cluster + index && place.part == first.part
          && place.text.clusters[place.cluster].run == run
      }
      decorate(
        first.cluster..<first.cluster + alike.count, of: first.text, x: first.x,
        baseline: baseline, line: line)
      rest = rest.dropFirst(alike.count)
    }
  }

  // MARK: Painting

  func paint(into list: inout DisplayList) {
    list.items += backgrounds
    list.items += underlines
    for (run, paint) in glyphs {
      let item = DisplayItem.glyphs(run, paint)
      // Emoji ignore the text's color except for its opacity.
      if case .color(let color) = paint, color.opacity < 1,
        (run.face as? FontFace)?.hasBitmaps == true
      {
        list.append(.group(.opacity(Double(color.opacity)), DisplayList(items: [item])))
      } else {
        list.append(item)
      }
    }
    list.items += attachments
    list.items += strikethroughs
  }

  private func start(of line: LineFragment) -> Double {
    let slack = width - line.drawnWidth
    let isRightToLeft =
      builder.source.alignsWithWriting ? isRightToLeft(line) : builder.source.isRightToLeft
    let offset =
      switch builder.source.alignment {
      case .leading: isRightToLeft ? slack : 0
      case .center: slack / 2
      case .trailing: isRightToLeft ? 0 : slack
      }
    return Double(origin.x) + offset
  }

  private mutating func add(
    _ range: Range<Int>, of text: ShapedText, pen: inout Double, baseline: Double,
    line: LineFragment
  ) {
    if text.isMixed {
      var decorated: [(cluster: Int, x: Double)] = []
      for cluster in visualOrder(of: range, in: text.clusters) {
        addGlyphs(of: cluster, in: text, x: pen, baseline: baseline)
        decorated.append((cluster, pen))
        pen += text.width(of: cluster..<cluster + 1)
      }
      for (cluster, x) in decorated {
        decorate(cluster..<cluster + 1, of: text, x: x, baseline: baseline, line: line)
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
        first..<next, of: text, x: start + text.positions[first], baseline: baseline, line: line)
      first = next
    }
    pen += text.width(of: range)
  }

  private mutating func addGlyphs(
    of index: Int, in text: ShapedText, x: Double, baseline: Double
  ) {
    let cluster = text.clusters[index]
    guard cluster.kind == .visible else { return }
    if cluster.glyphCount == 0 {
      return addAttachment(of: Int(cluster.run), x: x, baseline: baseline)
    }
    let face = text.faces[Int(cluster.face)]
    let target: Int
    let scale: Double
    if let latest, latest.run == cluster.run, latest.face == ObjectIdentifier(face) {
      (target, scale) = (latest.target, latest.scale)
    } else {
      let font = builder.source.runs[Int(cluster.run)].font
      scale = SystemOutlines.scale(of: face, for: font)
      target = self.target(
        face: face, size: font.size * scale, paint: paints[Int(cluster.run)])
      latest = (target, scale, cluster.run, ObjectIdentifier(face))
    }
    let y =
      hasOffsets
      ? builder.grid.round(baseline - Double(builder.source.runs[Int(cluster.run)].baselineOffset))
      : baseline
    // A cluster is scaled about its middle, so that it keeps its advance.
    let number = UInt32(text.firstIndex + index)
    let middle = scale == 1 ? 0 : text.width(of: index..<index + 1) / 2
    for index in Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount) {
      let glyph = text.glyphs[index]
      let position = CGPoint(
        x: x + middle + (glyph.x - middle) * scale, y: y + glyph.y * scale)
      glyphs[target].run.glyphs.append(
        PositionedGlyph(id: glyph.id, cluster: number, position: position))
    }
  }

  private mutating func addAttachment(of run: Int, x: Double, baseline: Double) {
    guard let attachment = builder.source.runs[run].attachment else { return }
    let top = baseline - Double(builder.source.runs[run].baselineOffset + attachment.ascent)
    switch attachment {
    case .symbol(let symbol):
      let outline = symbol.outline.offsetBy(dx: x, dy: top)
      attachments.append(.fill(outline, paints[run], FillStyle()))
    case .drawing(let list, _, _):
      attachments.append(.group(.transform(CGAffineTransform(translationX: x, y: top)), list))
    case .image(let image, let isTemplate):
      let rect = CGRect(origin: CGPoint(x: x, y: builder.grid.round(top)), size: image.size)
      attachments.append(
        .image(
          image.image, rect: rect, interpolation: .medium, tint: isTemplate ? paints[run] : nil))
    }
  }

  /// The index in `glyphs` of the group with a face, size and paint.
  private mutating func target(face: any GlyphFace, size: CGFloat, paint: Paint) -> Int {
    let index = glyphs.lastIndex {
      $0.run.face === face && $0.run.size == size && $0.paint == paint
    }
    if let index { return index }
    var run = GlyphRun(face: face, size: size, glyphs: [], text: builder)
    run.glyphs.reserveCapacity(glyphs.isEmpty ? builder.shaped.glyphs.count : 0)
    glyphs.append((run, paint))
    return glyphs.count - 1
  }

  private mutating func decorate(
    _ range: Range<Int>, of text: ShapedText, x: Double, baseline: Double, line: LineFragment
  ) {
    guard let first = range.first else { return }
    let index = Int(text.clusters[first].run)
    let run = builder.source.runs[index]
    if let background = run.background {
      let metrics = builder.metrics(of: line)
      let top = builder.grid.round(baseline - metrics.ascent)
      let box = CGRect(
        x: x, y: top, width: text.width(of: range),
        height: builder.grid.round(baseline + metrics.descent) - top)
      backgrounds.append(.fill(Path(storage: .rect(box)), .color(background), FillStyle()))
    }
    guard run.underline != nil || run.strikethrough != nil else { return }
    let decoration = TextDecoration(
      run: run, x: x, width: text.width(of: range), baseline: baseline, grid: builder.grid)
    if let underline = run.underline {
      underlines.append(decoration.underline(underline, paint: paints[index]))
    }
    if let strikethrough = run.strikethrough {
      strikethroughs.append(decoration.strikethrough(strikethrough, paint: paints[index]))
    }
  }
}

/// The clusters of a range from left to right: rule L2 of UAX #9, which reverses every sequence at
/// a level or higher, from the highest level down to the lowest odd one.
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
