import Foundation

extension Text: View, PrimitiveView, LeafView {
  /// The style that all of the text was given; nil if it has none or several.
  var commonStyle: AnyShapeStyle? {
    guard let first = segments.first?.color, segments.allSatisfy({ $0.color == first }) else {
      return nil
    }
    return first.style
  }

  /// The text in an environment, as the text engine wants it.
  ///
  /// A style that is common to all of the text is left to whoever draws it.
  func resolved(in environment: EnvironmentValues) -> ResolvedText {
    let settings = environment.values.text
    let hasOneStyle = commonStyle != nil
    var text = ResolvedText()
    text.runs = segments.map { segment in
      let outer = environment.font(instead: segment.font)
      let font = segment.fontChanges.reduce(outer) { $1.applied(to: $0) }
      var string = segment.string
      switch settings.textCase {
      case .uppercase: string = string.uppercased()
      case .lowercase: string = string.lowercased()
      case nil: break
      }
      var run = ResolvedText.Run(
        string: string, font: font.request(for: environment.dynamicTypeSize))
      if !hasOneStyle {
        run.color = segment.color?.style.resolvedStyle(in: environment).paint(in: .zero)
      }
      run.kerning = segment.kerning
      run.tracking = segment.tracking
      run.baselineOffset = segment.baselineOffset
      run.underline = segment.underline?.resolved(in: environment)
      run.strikethrough = segment.strikethrough?.resolved(in: environment)
      return run
    }
    text.lineLimit = settings.lineLimit
    text.reservedLines = settings.reservedLines
    text.alignment =
      switch settings.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    text.truncation =
      switch settings.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    text.lineSpacing = settings.lineSpacing
    text.minimumScaleFactor = settings.minimumScaleFactor
    text.allowsTightening = settings.allowsTightening
    text.isRightToLeft = environment.layoutDirection == .rightToLeft
    text.displayScale = environment.displayScale
    text.language = languageTag(of: environment.locale)
    return text
  }

  private func prepared(in context: LeafContext) -> any PreparedText {
    context.cached {
      let text = context.services.text.prepare(resolved(in: context.environment))
      for characters in text.missing {
        context.node.graph.report(.missingCharacters(characters), at: context.node)
      }
      return text
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    prepared(in: context).layout(proposal: proposal).size
  }

  package var setsBaselines: Bool { true }

  package func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in context: LeafContext
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return prepared(in: context).layout(proposal: proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return prepared(in: context).layout(proposal: proposal).lastBaseline
    }
    return nil
  }

  package func spacing(in context: LeafContext) -> ViewSpacing {
    ViewSpacing(text: prepared(in: context).spacing)
  }

  /// Italics and accents may reach beyond the frame.
  package var overdraw: CGFloat { 32 }

  package func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    let text = prepared(in: leaf)
    let style = leaf.resolved(commonStyle ?? AnyShapeStyle(ForegroundStyle()))
    let block = text.layout(proposal: leaf.node.proposal)
    let origin = context.origin
    context.paint(style) { context in
      text.draw(
        block, at: origin, foreground: style.paint(in: CGRect(origin: origin, size: size)),
        into: &context.list)
    }
  }

  package func explanation(in context: LeafContext) -> [String] {
    let text = prepared(in: context)
    let proposal = context.node.proposal
    let block = text.layout(proposal: proposal)
    let limit = context.environment.values.text.lineLimit
    // Not the ideal size of the view: a limit on lines cuts that off as well.
    let ideal = text.layout(proposal: .unspecified)
    func lines(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }
    var sentences = [
      ideal.lineCount == 1
        ? "On one line it is \(formatted(ideal.size.width)) wide."
        : "Broken only where it says so it has \(lines(ideal.lineCount)) and is "
          + "\(formatted(ideal.size.width)) wide."
    ]
    if let width = proposal.width, block.lineCount > ideal.lineCount {
      sentences.append("In \(formatted(width)) it needs \(lines(block.lineCount)).")
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
      sentences.append("All of it would fit \(room) in a width of \(formatted(width)).")
    }
    return sentences
  }

  /// The least width, to half a point, at which nothing is cut off in a number of lines.
  private func widthForAll(
    of text: any PreparedText, lineCount: Int, from block: TextBlock, to ideal: TextBlock
  ) -> CGFloat? {
    func fits(_ width: CGFloat) -> Bool {
      let block = text.layout(proposal: ProposedViewSize(width: width, height: nil))
      return !block.isTruncated && block.lineCount <= lineCount
    }
    var (low, high) = (block.size.width, ideal.size.width)
    guard high > low, high.isFinite, fits(high) else { return nil }
    if lineCount == 1 { return high }
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    return fits(high.rounded()) ? high.rounded() : high.rounded(.up)
  }

  /// A text is drawn as it was broken into lines.
  package var scalesWithFrame: Bool { false }

  package func fill(in environment: EnvironmentValues) -> ResolvedStyle.Fill? {
    ForegroundStyle().resolvedStyle(in: environment).fill
  }

  package func contentChange(
    from old: Text, in oldEnvironment: EnvironmentValues, to environment: EnvironmentValues
  ) -> ContentChange {
    let (old, new) = (old.resolved(in: oldEnvironment), resolved(in: environment))
    if old.runs.map(\.string) != new.runs.map(\.string) { return .replaced }
    guard old.runs.map(\.font) != new.runs.map(\.font) else { return .none }
    return environment.contentTransition == .interpolate ? .resized : .replaced
  }

  package func isEqual(to other: Text) -> Bool { self == other }

  package var summary: String { "\"\(segments.map(\.string).joined())\"" }
}

/// The language, script and region of a locale, without what it says of calendars and the like.
private func languageTag(of locale: Locale) -> String {
  let tag = locale.identifier.prefix { $0 != "@" }
  return tag.isEmpty ? "en" : String(tag.map { $0 == "_" ? "-" : $0 })
}

extension Text.Line {
  func resolved(in environment: EnvironmentValues) -> ResolvedText.LineDecoration {
    let pattern: ResolvedText.LineDecoration.Pattern =
      switch pattern {
      case .solid: .solid
      case .dot: .dot
      case .dash: .dash
      case .dashDot: .dashDot
      case .dashDotDot: .dashDotDot
      }
    return ResolvedText.LineDecoration(
      pattern: pattern, color: color.map { .color($0.resolve(in: environment)) })
  }
}
