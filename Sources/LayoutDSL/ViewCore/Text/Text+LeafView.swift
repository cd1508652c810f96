import Foundation
import ViewClock

extension Text: View, PrimitiveView, LeafView {
  private func prepared(in context: LeafContext) -> TextLayoutState {
    context.cached {
      let resolution = TextResolution(
        self, in: context.environment, services: context.services)
      let text = context.services.text.prepare(resolution.text)
      var shorter: [any PreparedText] = []
      if context.environment.choosesTextVariants {
        var last = resolution.text
        while shorter.count < variantLimit {
          var environment = context.environment
          environment.textSizeVariant = shorter.count + 1
          let next = TextResolution(self, in: environment, services: context.services).text
          // Later steps rarely differ after a step without an effect.
          if next == last { break }
          shorter.append(context.services.text.prepare(next))
          last = next
        }
      }
      for problem in text.fontProblems {
        context.node.graph.report(.missingFont(problem), at: context.node)
      }
      for problem in resolution.problems { context.node.graph.report(problem, at: context.node) }
      if resolution.isInflected { context.node.graph.report(.inflection, at: context.node) }
      for characters in text.missing {
        context.node.graph.report(.missingCharacters(characters), at: context.node)
      }
      return TextLayoutState(
        source: resolution.text, fonts: resolution.fonts, text: text, shorter: shorter,
        style: resolution.style, attributes: resolution.attributes,
        links: resolution.text.runs.contains { $0.link != nil }
          ? resolution.text.runs.map(\.link) : [],
        renderer: context.environment.textRenderer,
        alarm: resolution.nextChange.map { context.remake(at: $0) })
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    let prepared = prepared(in: context)
    if let renderer = prepared.renderer {
      return renderer.base.sizeThatFits(
        proposal: proposal, text: TextProxy(text: prepared.text(fitting: proposal)))
    }
    return prepared.text(fitting: proposal).size(proposal: proposal)
  }

  package var setsBaselines: Bool { true }
  package static var overflow: OverflowTraits { .isText }

  package func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return block(for: proposal, in: context).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return block(for: proposal, in: context).lastBaseline
    }
    return key == HorizontalAlignment.firstTextLeading.key ? 0 : nil
  }

  private func block(for proposal: ProposedViewSize, in context: LeafContext) -> any TextBlock {
    prepared(in: context).text(fitting: proposal).layout(proposal: proposal)
  }

  package func spacing(in context: LeafContext) -> ViewSpacing {
    ViewSpacing(text: prepared(in: context).text.spacing)
  }

  /// The outset for italics and diacritics that exceed the frame, in points.
  package var overdraw: CGFloat { 32 }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let prepared = prepared(in: leaf)
    let style = leaf.resolved(prepared.style ?? AnyShapeStyle(ForegroundStyle()))
    let text = prepared.text(fitting: leaf.node.proposal)
    let block = text.layout(proposal: leaf.node.proposal)
    let origin = context.origin
    let paint = style.paint(in: CGRect(origin: origin, size: size))
    if leaf.environment.hidesContent {
      context.drawPlaceholders(of: block, at: origin, foreground: paint)
    } else if let renderer = prepared.renderer {
      context.draw(layout(of: prepared, size: size, in: leaf), with: renderer, leaf: leaf)
    } else {
      context.paint(style) { context in
        block.draw(at: origin, foreground: paint, into: &context.list)
      }
    }
  }

  /// Returns the areas of the text that open an address, one for each run and line, in points from
  /// the top-leading corner.
  func links(in leaf: LeafContext) -> [(area: CGRect, url: URL)] {
    let prepared = prepared(in: leaf)
    let urls = prepared.links
    if urls.isEmpty { return [] }
    return prepared.text(fitting: leaf.node.proposal).layout(proposal: leaf.node.proposal).lines
      .flatMap { line in
        Dictionary(grouping: line.slices, by: \.run).sorted { $0.key < $1.key }.compactMap {
          run, slices -> (area: CGRect, url: URL)? in
          guard urls.indices.contains(run), let url = urls[run] else { return nil }
          let left = slices.map(\.x).min() ?? 0
          let right = slices.map { $0.x + $0.width }.max() ?? 0
          let area = CGRect(
            x: left, y: line.baseline - line.ascent, width: right - left,
            height: line.ascent + line.descent)
          return (area, url)
        }
      }
  }

  package func textLayout(size: CGSize, in context: LeafContext) -> Layout? {
    layout(of: prepared(in: context), size: size, in: context)
  }

  private func layout(
    of prepared: TextLayoutState, size: CGSize, in leaf: LeafContext
  ) -> Layout {
    let style = leaf.resolved(prepared.style ?? AnyShapeStyle(ForegroundStyle()))
    let text = prepared.text(fitting: leaf.node.proposal)
    return Layout(
      text, text.layout(proposal: leaf.node.proposal),
      attributes: prepared.attributes,
      foreground: style.paint(in: CGRect(origin: .zero, size: size)))
  }

  package func explanation(in context: LeafContext) -> [String] {
    let text = prepared(in: context).text(fitting: context.node.proposal)
    let proposal = context.node.proposal
    let block = text.layout(proposal: proposal)
    let limit = context.environment.values.text.lineLimit
    // The ideal size of the view would not do: the line limit truncates that as well.
    let ideal = text.layout(proposal: .unspecified)
    func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }
    var sentences = [
      ideal.lineCount == 1
        ? "On one line it is \(formatted(ideal.size.width)) wide."
        : "Without wrapping, it has \(lines(ideal.lineCount)) and is "
          + "\(formatted(ideal.size.width)) wide."
    ]
    if let width = proposal.width, block.lineCount > ideal.lineCount {
      sentences.append("At a width of \(formatted(width)) it needs \(lines(block.lineCount)).")
    }
    if text.fontNames.count > 1 {
      sentences.append("It is set in \(text.fontNames.joined(separator: ", ")).")
    }
    guard block.isTruncated else { return sentences }
    let room = lines(block.lineCount)
    let isLimited = limit == block.lineCount
    sentences.append(
      isLimited
        ? "Its line limit allows \(room), and the rest is cut off."
        : "The height of \(formatted(proposal.height)) has room for \(room), and the rest is cut off."
    )
    if let width = widthForAll(of: text, lineCount: block.lineCount, from: block, to: ideal) {
      sentences.append("The whole text would fit \(room) at a width of \(formatted(width)).")
    }
    return sentences
  }

  /// Returns the least width, to half a point, at which a number of lines holds the whole text.
  private func widthForAll(
    of text: any PreparedText, lineCount: Int, from block: any TextBlock, to ideal: any TextBlock
  ) -> CGFloat? {
    func fits(_ width: CGFloat) -> Bool {
      let block = text.layout(proposal: ProposedViewSize(width: width, height: nil))
      return !block.isTruncated && block.lineCount <= lineCount
    }
    var (low, high) = (block.size.width, ideal.size.width)
    guard high > low, high.isFinite, fits(high) else { return nil }
    if lineCount == 1 { return high }
    while high - low > widthPrecision {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    return fits(high.rounded()) ? high.rounded() : high.rounded(.up)
  }

  /// Text keeps its line breaks, so it does not scale when the frame animates.
  package var scalesWithFrame: Bool { false }

  package func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill? {
    let own = TextResolution(self, in: environment, services: nil).style
    return (own ?? AnyShapeStyle(ForegroundStyle())).resolvedStyle(in: environment).fill
  }

  package func contentChange(
    from old: Text, in oldEnvironment: EnvironmentValues, to environment: EnvironmentValues
  ) -> ContentChange {
    let old = TextResolution(old, in: oldEnvironment, services: nil).text
    let new = TextResolution(self, in: environment, services: nil).text
    if old.runs.map(\.string) != new.runs.map(\.string) { return .replaced }
    guard old.runs.map(\.font) != new.runs.map(\.font) else { return .none }
    return environment.contentTransition == .interpolate ? .resized : .replaced
  }

  /// Returns the characters of single-line text, each with its own display list.
  ///
  /// Returns nil for several lines, right-to-left text, ligatures, redacted text and a custom
  /// renderer.
  package func contentPieces(size: CGSize, in context: LeafContext) -> [ContentPiece]? {
    let prepared = prepared(in: context)
    let text = prepared.text(fitting: context.node.proposal)
    let block = text.layout(proposal: context.node.proposal)
    let lines = block.lines
    let characters = words(in: context).first.map { Array($0) } ?? []
    guard lines.count == 1, prepared.renderer == nil, !context.environment.hidesContent,
      lines[0].slices.count == characters.count, !lines[0].slices.contains(where: \.isRightToLeft)
    else { return nil }
    let paint = context.resolved(prepared.style ?? AnyShapeStyle(ForegroundStyle()))
      .paint(in: CGRect(origin: .zero, size: size))
    return zip(characters.indices, lines[0].slices).map { index, slice in
      var list = DisplayList()
      block.draw(
        index..<index + 1, ofLine: 0, at: .zero, foreground: paint, into: &list)
      return ContentPiece(character: characters[index], x: slice.x, list: list)
    }
  }

  package func isEqual(to other: Text) -> Bool { self == other }

  /// The displayed string, the string of the source, and the one that is read instead.
  package func words(in context: LeafContext) -> [String] {
    let shown = TextResolution(self, in: context.environment, services: context.services)
    let words = [shown.text.runs.map(\.string).joined(), plainString]
    return hasSpokenWords ? words + [spokenString] : words
  }

  package var summary: String { "\"\(plainString)\"" }
}

extension Text {
  package func details(in context: LeafContext) -> NodeDetails {
    let prepared = prepared(in: context), source = prepared.source
    var details = NodeDetails()
    for font in prepared.fonts { details.add(font.details) }
    details.add(source.details)
    let textCase = context.environment.textCase
    details.add(".textCase", textCase.map { "\($0)" })
    details.add(".accessibilityLabel", hasSpokenWords ? spokenString : nil)
    details.add(".accessibilityHeading", headingLevel.map { "\($0)" })
    let displayed = source.runs.map(\.string).joined(), plain = plainString
    if displayed != (textCase?.applied(to: plain, context.environment.locale) ?? plain) {
      details.add(NodeDetails.displayed, displayed)
    }
    return details
  }
}

/// The cached layout state of a text node.
private final class TextLayoutState {
  let source: ResolvedText
  /// The fonts of the source, each once.
  let fonts: [Font]
  let text: any PreparedText
  /// The shorter variants of the text, the longest first.
  private let shorter: [any PreparedText]
  /// The style of the whole text; nil if it has none or several.
  let style: AnyShapeStyle?
  /// The custom attributes of each run.
  let attributes: [[AnyTextAttribute]]
  /// The addresses of the runs; empty if none has one.
  let links: [URL?]
  let renderer: AnyTextRenderer?
  /// The timer that fires when the text changes.
  private let alarm: ViewClock.Token?

  init(
    source: ResolvedText, fonts: [Font], text: any PreparedText, shorter: [any PreparedText],
    style: AnyShapeStyle?,
    attributes: [[AnyTextAttribute]], links: [URL?],
    renderer: AnyTextRenderer?, alarm: ViewClock.Token?
  ) {
    self.source = source
    self.fonts = fonts
    self.text = text
    self.shorter = shorter
    self.style = style
    self.attributes = attributes
    self.links = links
    self.renderer = renderer
    self.alarm = alarm
  }

  /// Returns the longest variant that fits the proposed width on one line, or the shortest.
  func text(fitting proposal: ProposedViewSize) -> any PreparedText {
    guard let shortest = shorter.last, let width = proposal.width else { return text }
    return ([text] + shorter.dropLast()).first {
      $0.layout(proposal: .unspecified).size.width <= width
    } ?? shortest
  }

  deinit {
    alarm?.cancel()
  }
}

extension LeafContext {
  /// Discards the cached text at a date and schedules layout.
  fileprivate func remake(at date: Date) -> ViewClock.Token {
    let clock = node.graph.clock
    return clock.schedule(at: date.timeIntervalSince(clock.startDate), isPerpetual: true) {
      [weak node] in
      guard let node, node.isAttached else { return }
      node.rare?.leafCache = nil
      node.setNeedsLayout()
    }
  }
}

/// The number of shorter variants of a text that are tried.
private let variantLimit = 8

/// The precision of the least width that holds a text, in points; the result is then rounded to
/// whole points.
private let widthPrecision: CGFloat = 0.5
