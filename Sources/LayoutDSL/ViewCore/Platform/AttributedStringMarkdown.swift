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
    /// The text is HTML within a line; Markdown here never marks it.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// The text is a block of HTML; Markdown here never marks it.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
  }

  extension AttributeScopes {
    /// The attributes of Foundation that are missing on Linux.
    public struct MarkdownAttributes: AttributeScope {
      /// The inline styles.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
      /// The blocks that contain the text.
      public let presentationIntent: FoundationAttributes.PresentationIntentAttribute

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
        /// The full syntax: each block has a `presentationIntent`, and nothing is between blocks.
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
      switch options.interpretedSyntax {
      case .full:
        for block in MarkdownBlocks(markdown).blocks {
          var text =
            block.isLiteral
            ? AttributedString(block.text) : AttributedString(inline: block.text, baseURL: baseURL)
          text.presentationIntent = block.intent
          append(text)
        }
      case .inlineOnly:
        let paragraphs = markdown.split(separator: #/\n\s*\n/#)
        for paragraph in paragraphs {
          let text = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          append(AttributedString(inline: text, baseURL: baseURL))
        }
      case .inlineOnlyPreservingWhitespace:
        append(AttributedString(inline: markdown, baseURL: baseURL))
      }
    }

    private init(inline markdown: String, baseURL: URL?) {
      self.init()
      for span in Markdown.spans(of: [.literal(markdown)]) {
        append(AttributedString(span, baseURL: baseURL))
      }
    }

    /// Creates a string from Markdown in UTF-8 data; relative links are resolved against `baseURL`.
    public init(
      markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates a string from a file of Markdown; relative links are resolved against `baseURL`.
    ///
    /// - Throws: The error of reading the file.
    public init(
      contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
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
  }
#endif
