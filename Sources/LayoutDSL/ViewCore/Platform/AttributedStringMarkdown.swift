import Foundation

#if canImport(Darwin)
  extension AttributedString.Runs.Run {
    /// What Markdown or the user says of the run.
    var inlineIntent: InlinePresentationIntent? { inlinePresentationIntent }
  }
#else
  /// What is said of a stretch of a string, as by the marks of Markdown.
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
    /// The attributes of Foundation that its version for Linux lacks.
    public struct MarkdownAttributes: AttributeScope {
      /// What is said of the text.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute

      /// What is said of a text.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// An attribute of Markdown, by its name.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T {
      self[T.self]
    }
  }

  extension AttributedString.Runs.Run {
    /// What Markdown or the user says of the run.
    var inlineIntent: InlinePresentationIntent? {
      self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]
    }
  }

  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// How much of the syntax is read.
      public enum InterpretedSyntax: Sendable {
        /// All of it; the marks of headings and lists are left out.
        case full
        /// What is inside a paragraph, white space as one space.
        case inlineOnly
        /// What is inside a paragraph, white space as it is.
        case inlineOnlyPreservingWhitespace
      }

      /// What to do with Markdown that cannot be read; all can.
      public enum FailurePolicy: Sendable {
        /// Throw an error.
        case throwError
        /// Return what could be read.
        case returnPartiallyParsedIfPossible
      }

      /// Whether attributes are read that Markdown does not have; they never are.
      public var allowsExtendedAttributes: Bool
      /// How much of the syntax is read.
      public var interpretedSyntax: InterpretedSyntax
      /// What to do with Markdown that cannot be read.
      public var failurePolicy: FailurePolicy
      /// The language of the text.
      public var languageCode: String?

      /// Creates options.
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

    /// Creates a string from Markdown; addresses may be relative to a base.
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

    /// Creates a string from the UTF-8 of Markdown; addresses may be relative to a base.
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

    /// The paragraphs of a text.
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
    /// Whether a line that begins with the word is a heading, a quotation or an element of a list.
    fileprivate var isBlockMark: Bool {
      self == "-" || self == "*" || self == "+" || self == ">"
        || count <= 6 && allSatisfy { $0 == "#" }
        || count > 1 && last == "." && dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    }
  }
#endif
