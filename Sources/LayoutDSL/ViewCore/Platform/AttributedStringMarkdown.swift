import Foundation

#if canImport(Darwin)
  extension AttributedString.Runs.Run {
    /// The inline presentation intent of the run, from Markdown or set by the user.
    var inlineIntent: InlinePresentationIntent? { inlinePresentationIntent }
  }
#else
  /// The inline styles of a run, as Markdown marks them.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The text is emphasized.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// The text is strongly emphasized.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// The text is code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// The text is struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// The text is a line break that may be shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// The text is a line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  }

  extension AttributeScopes {
    /// The attributes of Foundation that are missing on Linux.
    public struct MarkdownAttributes: AttributeScope {
      /// The inline styles.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute

      /// The attribute of inline styles.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// The value of a Markdown attribute, by key path.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T {
      self[T.self]
    }
  }

  extension AttributedString.Runs.Run {
    /// The inline presentation intent of the run, from Markdown or set by the user.
    var inlineIntent: InlinePresentationIntent? {
      self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]
    }
  }

  extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
      /// The part of the Markdown syntax that is parsed.
      public enum InterpretedSyntax: Sendable {
        /// The full syntax; the markers of headings, quotations and lists are removed.
        case full
        /// Inline syntax, with white space collapsed to single spaces.
        case inlineOnly
        /// Inline syntax, with white space preserved.
        case inlineOnlyPreservingWhitespace
      }

      /// The action for Markdown that cannot be parsed; parsing never fails.
      public enum FailurePolicy: Sendable {
        /// Throws an error.
        case throwError
        /// Returns what could be parsed.
        case returnPartiallyParsedIfPossible
      }

      /// Whether attributes beyond standard Markdown are parsed; it has no effect.
      public var allowsExtendedAttributes: Bool
      /// The part of the Markdown syntax that is parsed.
      public var interpretedSyntax: InterpretedSyntax
      /// The action for Markdown that cannot be parsed; it has no effect.
      public var failurePolicy: FailurePolicy
      /// The language of the text; it has no effect.
      public var languageCode: String?

      /// Creates parsing options.
      public init(
        allowsExtendedAttributes: Bool = false,
        interpretedSyntax: InterpretedSyntax = .full,
        failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        self.interpretedSyntax = interpretedSyntax
        self.failurePolicy = failurePolicy
        self.languageCode = languageCode
      }
    }

    /// Creates a string from Markdown; relative links are resolved against `baseURL`.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      self.init()
      for block in Self.blocks(of: markdown, options.interpretedSyntax) {
        for span in Markdown.spans(of: [.literal(block)]) {
          append(AttributedString(span, baseURL: baseURL))
        }
      }
    }

    /// Creates a string from Markdown in UTF-8 data; relative links are resolved against `baseURL`.
    public init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    private init(_ span: Markdown.Span, baseURL: URL?) {
      self.init(
        span.pieces.map { if case .literal(let string) = $0 { string } else { "" } }.joined())
      var intent: InlinePresentationIntent = []
      if span.style.isStrong { intent.insert(.stronglyEmphasized) }
      if span.style.isEmphasized { intent.insert(.emphasized) }
      if span.style.isCode { intent.insert(.code) }
      if span.style.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty {
        self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      self.link = span.style.link.map { URL(string: $0.relativeString, relativeTo: baseURL) ?? $0 }
    }

    /// Returns the paragraphs, headings and list items of a text.
    private static func blocks(
      of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
    ) -> [String] {
      if syntax == .inlineOnlyPreservingWhitespace { return [markdown] }
      var blocks: [[Substring]] = [[]]
      for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.split(separator: " ")
        guard !words.isEmpty else {
          blocks.append([])
          continue
        }
        guard syntax == .full, let mark = words.first, words.count > 1, mark.isBlockMark else {
          blocks[blocks.count - 1] += words
          continue
        }
        blocks += [Array(words.dropFirst())]
        if mark.first == "#" { blocks.append([]) }
      }
      return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }
  }

  extension Substring {
    /// Whether a line that begins with the word is a heading, a block quote or a list item.
    fileprivate var isBlockMark: Bool {
      self == "-" || self == "*" || self == "+" || self == ">"
        || count <= 6 && allSatisfy { $0 == "#" }
        || count > 1 && last == "." && dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
#endif
