import Foundation

#if !canImport(Darwin)
  /// The blocks that a range of text is in, as Markdown marks them: paragraphs, headings, lists.
  public struct PresentationIntent: Hashable, Sendable {
    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable {
      /// The place of text in the cells of a column.
      public enum Alignment: Int, Hashable, Codable, Sendable {
        /// Text is at the leading edge.
        case left
        /// Text is in the middle.
        case center
        /// Text is at the trailing edge.
        case right
      }

      /// The place of text in the cells.
      public var alignment: Alignment

      /// Creates a column.
      public init(alignment: Alignment) { self.alignment = alignment }
    }

    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable {
      /// A paragraph.
      case paragraph
      /// A heading, of level 1 to 6.
      case header(level: Int)
      /// A list with numbers.
      case orderedList
      /// A list with bullets.
      case unorderedList
      /// An item of a list, with its number.
      case listItem(ordinal: Int)
      /// Lines of code, and their language if it is known.
      case codeBlock(languageHint: String?)
      /// A quotation.
      case blockQuote
      /// A line across the page.
      case thematicBreak
      /// A table.
      case table(columns: [TableColumn])
      /// The first row of a table.
      case tableHeaderRow
      /// Another row of a table, from 1.
      case tableRow(rowIndex: Int)
      /// A cell of a row, from 0.
      case tableCell(columnIndex: Int)
    }

    /// A block.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      /// The kind of the block.
      public var kind: Kind
      /// A number that no other block of the text has.
      public var identity: Int

      /// Creates a block.
      public init(kind: Kind, identity: Int) {
        self.kind = kind
        self.identity = identity
      }

      /// The kind and the number.
      public var debugDescription: String { "\(kind) (id \(identity))" }
    }

    /// The blocks that contain the text, from the innermost one.
    public var components: [IntentType]

    /// Creates an intent from its blocks.
    public init(types: [IntentType]) { components = types }

    /// Creates a block in others.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
      components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// The number of blocks.
    public var count: Int { components.count }

    /// The number of lists and quotations that indent the text.
    public var indentationLevel: Int {
      components.count {
        switch $0.kind {
        case .orderedList, .unorderedList, .blockQuote: true
        default: false
        }
      }
    }

    /// Whether two intents have blocks of the same kinds.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
      components.map(\.kind) == other.components.map(\.kind)
    }
  }

  extension PresentationIntent: CustomDebugStringConvertible {
    /// The blocks, from the innermost one.
    public var debugDescription: String { "\(components)" }
  }

  extension AttributeScopes.FoundationAttributes {
    /// The attribute of blocks.
    public enum PresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = PresentationIntent
      /// The name of the attribute.
      public static let name = "NSPresentationIntent"
    }

    /// The attribute of inline styles.
    public typealias InlinePresentationIntentAttribute =
      AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute
  }
#endif
