import Foundation
import ViewClock

/// Text resolved in an environment.
struct TextResolution {
  /// The input of the text layout engine.
  var text = ResolvedText()
  /// The style of the whole text; nil if it has none or several.
  var style: AnyShapeStyle?
  /// The custom attributes of each run, for a `TextRenderer`.
  var attributes: [[AnyTextAttribute]] = []
  /// The fonts of its runs, each once.
  var fonts: [Font] = []
  /// The problems with its images and translations.
  var problems: [Diagnostic.Problem] = []
  /// Whether the text requests grammatical agreement.
  var isInflected = false
  /// The next time at which the text changes; nil if it never does.
  var nextChange: Date?

  /// Resolves text; without services, omits images and translations.
  init(_ source: Text, in environment: EnvironmentValues, services: Services?) {
    var segments: [Text.Segment] = []
    for segment in source.segments {
      add(segment, to: &segments, in: environment, services: services)
    }
    if let outer = environment.textAttributes {
      for index in segments.indices {
        segments[index].attributes = segments[index].attributes.inheriting(outer)
      }
    }
    if let first = segments.first?.attributes.style,
      segments.allSatisfy({ $0.attributes.style == first })
    {
      style = first.style
    }
    isInflected = segments.contains { $0.attributes.isInflected }
    let settings = environment.values.text
    for segment in segments {
      guard let run = run(of: segment, in: environment, services: services) else { continue }
      for part in run.withSmallCapitalsDrawn {
        text.runs.append(part)
        attributes.append(segment.attributes.custom)
      }
    }
    cutOff()
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
    text.hasFixedDirection = settings.writingDirection == .layoutBased
    text.alignsWithWriting = settings.alignmentStrategy == .writingDirectionBased
    text.isRightToLeft = environment.layoutDirection == .rightToLeft
    text.displayScale = environment.displayScale
    text.language =
      environment.typesettingLanguage.tag ?? environment.values.locale.map(languageTag(of:))
      ?? "en-US"
    text.isPlaceholder = environment.redactionReasons.contains(.placeholder)
  }

  /// The greatest length of a text, in bytes of UTF-8: 4 MiB, some 1,000 pages.
  ///
  /// Shaping takes a microsecond and a hundred bytes of memory for each byte.
  package static let greatestLength = 4 << 20

  /// Cuts the text off at the greatest length and reports it.
  private mutating func cutOff() {
    var room = Self.greatestLength
    for index in text.runs.indices {
      let count = text.runs[index].string.utf8.count
      guard count > room else {
        room -= count
        continue
      }
      problems.append(.longText)
      let start = text.runs[index].string.utf8.prefix(room)
      text.runs[index].string = String(decoding: start, as: UTF8.self)
      text.runs.removeLast(text.runs.count - index - 1)
      attributes.removeLast(attributes.count - index - 1)
      return
    }
  }

  /// Expands a segment into segments that are plain strings or images.
  private mutating func add(
    _ segment: Text.Segment, to segments: inout [Text.Segment], in environment: EnvironmentValues,
    services: Services?
  ) {
    func inner(_ inner: [Text.Segment]) -> [Text.Segment] {
      inner.map {
        Text.Segment(
          content: $0.content, attributes: $0.attributes.inheriting(segment.attributes))
      }
    }
    /// Merges consecutive strings with the same attributes.
    func append(_ string: String) {
      let last = segments.count - 1
      if last >= 0, segments[last].attributes == segment.attributes,
        case .string(var joined) = segments[last].content
      {
        // With one owner, a string grows in place.
        segments[last].content = .string("")
        joined += string
        segments[last].content = .string(joined)
      } else {
        segments.append(Text.Segment(content: .string(string), attributes: segment.attributes))
      }
    }
    switch segment.content {
    case .string(let string): append(string)
    case .image: segments.append(segment)
    case .formatted(let value):
      let content = Text.Segment(
        content: value.content(in: environment), attributes: segment.attributes)
      add(content, to: &segments, in: environment, services: services)
    case .attributed(let string): segments += inner(string.segments)
    case .localized(let text):
      switch text.content(
        in: environment, strings: services?.strings, problems: &problems)
      {
      case .string(let string): append(string)
      case .segments(let translated):
        for segment in inner(translated) {
          add(segment, to: &segments, in: environment, services: services)
        }
      }
    case .date(let date):
      append(date.string(at: now, in: environment))
      change(at: date.nextChange(after: now))
    case .time(let value):
      segments += inner(value.string(at: now, in: environment).segments)
      change(at: value.nextChange(after: now, in: environment))
    }
  }

  private var now: Date { ViewClock.current?.date ?? ViewClock.startDate }

  /// Notes the time of a change, which is not later than now if the date of the text is so far away
  /// that a second makes no difference.
  private mutating func change(at date: Date?) {
    guard let date, date > now else { return }
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  private mutating func run(
    of segment: Text.Segment, in environment: EnvironmentValues, services: Services?
  ) -> ResolvedText.Run? {
    let attributes = segment.attributes
    let font = attributes.fontChanges.reduce(environment.font(instead: attributes.font)) {
      $1.applied(to: $0)
    }
    if !fonts.contains(font) { fonts.append(font) }
    let request = font.request(for: environment.dynamicTypeSize)
    var run = ResolvedText.Run(string: "", font: request)
    switch segment.content {
    case .string(let string):
      run.string = environment.textCase?.applied(to: string, environment.locale) ?? string
    case .image(let image):
      guard let services else { return nil }
      let style = attributes.style?.style ?? AnyShapeStyle(ForegroundStyle())
      let (attachment, problem) = image.attachment(
        font: font, style: style.resolvedStyle(in: environment), in: environment,
        services: services)
      if let problem { problems.append(problem) }
      guard let attachment else { return nil }
      run.string = "\u{FFFC}"
      run.attachment = attachment
    default: return nil
    }
    if attributes.scale?.isSecondary == true {
      run.lineFont = request
      run.font.size *= request.secondaryScale
      run.tracking = 0.02 * run.font.size  // Measurements.md#text-secondary-tracking
    }
    if let lineHeight = attributes.lineHeight ?? environment.lineHeight {
      run.lineHeight = lineHeight.height(ofPointSize: request.size).map { .fixed($0) } ?? .variable
    }
    run.language = attributes.language?.tag
    run.link = attributes.link
    if style == nil {
      run.fill = attributes.style?.style.resolvedStyle(in: environment).fill
    }
    run.background = attributes.background?.resolve(in: environment)
    run.kerning = attributes.kerning ?? 0
    run.tracking += attributes.tracking ?? 0
    run.baselineOffset = attributes.baselineOffset ?? 0
    run.underline = attributes.underline?.resolved(in: environment)
    run.strikethrough = attributes.strikethrough?.resolved(in: environment)
    return run
  }
}

extension Text {
  /// The plain characters of the text, without images, for example for accessibility.
  package var plainString: String {
    TextResolution(self, in: EnvironmentValues(), services: nil).text.runs.map(\.string).joined()
  }
}

/// Returns the language, script and region of a locale, without its keywords (calendar, numbers).
private func languageTag(of locale: Locale) -> String {
  let tag = locale.identifier.prefix { $0 != "@" }
  return tag.isEmpty ? "en" : String(tag.map { $0 == "_" ? "-" : $0 })
}

extension Text.Case {
  /// A few languages have their own case mapping, such as Turkish for the dotted i.
  func applied(to string: String, _ locale: Locale) -> String {
    let hasOwnRules = ["tr", "az", "lt", "el", "hy"].contains(
      locale.language.languageCode?.identifier)
    if hasOwnRules {
      return self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
    return self == .uppercase ? string.uppercased() : string.lowercased()
  }
}

extension Text.Line {
  fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedText.LineDecoration? {
    guard isActive else { return nil }
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

extension Image {
  /// Returns the image as a text attachment, nil if it has no size, and the problem with it, if
  /// any.
  fileprivate func attachment(
    font: Font, style: ResolvedStyle, in environment: EnvironmentValues, services: Services
  ) -> (ResolvedText.Attachment?, Diagnostic.Problem?) {
    var environment = environment
    environment.values.fontChanges = []
    environment.font = font
    let content = find(in: environment, services.images)
    let size = idealSize(content, fontSize: fontSize(in: environment))
    var context = DisplayContext(
      origin: .zero, scale: environment.displayScale, visibleRect: nil)
    switch content {
    case .symbol(let symbol) where isPaintedAsOne(symbol, in: environment):
      return (.symbol(symbol), nil)
    case .symbol(let symbol):
      draw(
        symbol, in: CGRect(origin: .zero, size: size), style: style, environment: environment,
        context: &context)
      return (.drawing(context.list, size: size, ascent: symbol.baseline), nil)
    case .bitmap(let image): return (.image(image, isTemplate: renderingMode == .template), nil)
    case .drawing(let drawing):
      let image = ImageContent.drawing(drawing).bitmap(in: environment, services)
      return (image.map { .image($0, isTemplate: renderingMode == .template) }, nil)
    case .missing, .unreadable:
      let problem = problem(of: content, services.images)
      guard size.width > 0, size.height > 0 else { return (nil, problem) }
      SymbolPlaceholder(name: name).draw(
        size: size, environment: environment, text: services.text, context: &context)
      // Like a symbol, the placeholder is centred on SF's cap height.
      // Measurements.md#symbol-baseline
      let ascent = (size.height + fontSize(in: environment) * 1443 / 2048) / 2
      return (.drawing(context.list, size: size, ascent: ascent), problem)
    }
  }
}

extension FontRequest {
  /// The size of secondary text relative to the font size, measured on SF from 17 to 70 points.
  fileprivate var secondaryScale: CGFloat {
    // Measurements.md#text-secondary-scale
    let ofWeight: CGFloat = weight >= 700 ? 0.85 : weight >= 600 ? 0.84 : 0.8
    let growth = min(max((size - 17) / (70 - 17), 0), 1)
    return ofWeight - (0.8 - 0.46) * growth
  }
}
