import Foundation
import ViewCore

/// Breaks a shaped text into lines for any proposal.
///
/// Only `recent` and `narrowestLineCount` change, under the shaper's `blocksLock`.
final class Typesetter: PreparedText, @unchecked Sendable {
  let source: ResolvedText
  let spacing: TextSpacing
  private let shaper: Shaper
  private let builder: TextBlockBuilder
  /// The block for an unconstrained proposal.
  private let natural: ShapedTextBlock
  /// The blocks of the last few proposals; a layout measures the same one several times.
  private var recent: [(width: Double, height: Double, block: ShapedTextBlock)] = []
  /// The number of lines at a width of 0; nil until it is known.
  private var narrowestLineCount: Int?

  init(_ source: ResolvedText, shaper: Shaper) {
    self.source = source
    self.shaper = shaper
    builder = TextBlockBuilder(source, shaper: shaper)
    natural = builder.block(width: .infinity, height: .infinity)
    let font = source.runs.first?.font ?? FontRequest()
    spacing = TextSpacing(
      font: font, face: shaper.verticalMetrics(of: font), grid: builder.grid)
  }

  var fontNames: [String] { builder.shaped.faces.map(\.name) }
  var missing: [MissingCharacters] { builder.shaped.missing }

  func layout(proposal: ProposedViewSize) -> any TextBlock {
    let width = limit(proposal.width)
    let height = limit(proposal.height)
    if isNatural(width: width, height: height) { return natural }
    let known = shaper.blocksLock.withLock {
      recent.first { $0.width == width && $0.height == height }?.block
    }
    if let known { return known }
    var block = builder.block(width: width, height: height)
    if block.isTruncated || overflows(block, width: width, height: height) {
      block = fitted(block, width: width, height: height)
    }
    shaper.blocksLock.withLock {
      if recent.count == 4 { recent.removeFirst() }
      recent.append((width, height, block))
    }
    return block
  }

  /// Containers propose a width of 0 to find the least size; only its height is unknown.
  func size(proposal: ProposedViewSize) -> CGSize {
    let width = limit(proposal.width)
    let height = limit(proposal.height)
    if isNatural(width: width, height: height) { return natural.size }
    guard width == 0, builder.isUniform, !source.allowsTightening, !shrinks else {
      return layout(proposal: proposal).size
    }
    let known = shaper.blocksLock.withLock { narrowestLineCount }
    let count = known ?? builder.breaker(width: 0).lines().count
    if known == nil { shaper.blocksLock.withLock { narrowestLineCount = count } }
    return CGSize(width: 0, height: builder.height(ofLines: count, fitting: height))
  }

  /// Whether the block for an unconstrained proposal is that for some limits.
  ///
  /// One line is shown at any height, unless it may be smaller.
  private func isNatural(width: Double, height: Double) -> Bool {
    !natural.isTruncated && natural.size.width <= width + LineBreaker.tolerance
      && (natural.lineCount == 1 && !shrinks
        || natural.size.height <= height + LineBreaker.tolerance)
  }

  /// Whether the text may be scaled down to fit.
  private var shrinks: Bool { source.minimumScaleFactor > 0 && source.minimumScaleFactor < 1 }

  /// Whether a text that may be scaled down has a line that cannot be truncated, such as a single
  /// letter, and is larger than some limits.
  ///
  /// The size of a block is not wider than the limit.
  private func overflows(_ block: ShapedTextBlock, width: Double, height: Double) -> Bool {
    shrinks && block.lineCount == 1
      && (block.fragments[0].drawnWidth > width + LineBreaker.tolerance
        || block.size.height > height + LineBreaker.tolerance)
  }

  var fontProblems: [String] { shaper.problems(of: source).map(\.localizedDescription) }

  /// A dimension of a proposal as a limit; nil and NaN set no limit.
  private func limit(_ dimension: CGFloat?) -> Double {
    guard let dimension, !dimension.isNaN else { return .infinity }
    return max(0, Double(dimension))
  }

  // MARK: Tightening and shrinking

  /// A text that does not fit is first tightened, then scaled down, as far as it allows.
  private func fitted(_ block: ShapedTextBlock, width: Double, height: Double) -> ShapedTextBlock {
    if source.allowsTightening,
      let tightened = search(width: width, height: height, { self.source.tightened(by: $0) })
    {
      return tightened
    }
    guard shrinks else { return block }
    let minimum = source.minimumScaleFactor
    let scaled = { self.source.scaled(by: 1 - $0 * (1 - minimum)) }
    return search(width: width, height: height, scaled)
      ?? variant(scaled(1), width: width, height: height)
  }

  /// The least changed of the tried variants, from 0 (unchanged) to 1 (the most changed), that fits
  /// without being truncated; nil if even the last one does not.
  private func search(width: Double, height: Double, _ variant: (Double) -> ResolvedText)
    -> ShapedTextBlock?
  {
    func fits(_ block: ShapedTextBlock) -> Bool {
      !block.isTruncated && !overflows(block, width: width, height: height)
    }
    var best = self.variant(variant(1), width: width, height: height)
    guard fits(best) else { return nil }
    var (cut, fitting) = (0.0, 1.0)
    for _ in 0..<searchSteps {
      let middle = (fitting + cut) / 2
      let candidate = self.variant(variant(middle), width: width, height: height)
      if fits(candidate) {
        (best, fitting) = (candidate, middle)
      } else {
        cut = middle
      }
    }
    return best
  }

  private func variant(_ source: ResolvedText, width: Double, height: Double) -> ShapedTextBlock {
    TextBlockBuilder(source, shaper: shaper).block(width: width, height: height)
  }
}

extension ResolvedText {
  /// The text with reduced kerning; an amount of 1 is a 72nd of the font size.
  fileprivate func tightened(by amount: Double) -> ResolvedText {
    var copy = self
    // Measurements.md#text-tightening
    for index in runs.indices { copy.runs[index].kerning -= amount * runs[index].font.size / 72 }
    return copy
  }

  fileprivate func scaled(by factor: Double) -> ResolvedText {
    var copy = self
    for index in runs.indices {
      copy.runs[index].font.size *= factor
      copy.runs[index].font.leading *= factor
      copy.runs[index].lineFont?.size *= factor
      copy.runs[index].lineFont?.leading *= factor
      copy.runs[index].attachment = runs[index].attachment?.scaled(by: factor)
      copy.runs[index].kerning *= factor
      copy.runs[index].tracking *= factor
      copy.runs[index].baselineOffset *= factor
    }
    return copy
  }
}

extension ResolvedText.Attachment {
  fileprivate func scaled(by factor: CGFloat) -> Self {
    switch self {
    case .symbol(var symbol):
      symbol.size = CGSize(width: symbol.size.width * factor, height: symbol.size.height * factor)
      symbol.baseline *= factor
      symbol.outline = symbol.outline.applying(CGAffineTransform(scaleX: factor, y: factor))
      return .symbol(symbol)
    case .drawing(let list, let size, let ascent):
      let scaled = DisplayItem.group(
        .transform(CGAffineTransform(scaleX: factor, y: factor)), list)
      return .drawing(
        DisplayList(items: [scaled]),
        size: CGSize(width: size.width * factor, height: size.height * factor),
        ascent: ascent * factor)
    case .image(var image, let isTemplate):
      image.size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
      return .image(image, isTemplate: isTemplate)
    }
  }
}

/// The steps of the search for the least change that makes a text fit; each halves the interval.
private let searchSteps = 5  // Measurements.md#text-scale-search
