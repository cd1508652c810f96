import ViewCore

/// The kind of a text, which decides how it is spoken.
public enum AccessibilityTextContentType: Sendable {
  /// Text of no special kind.
  case plain
  /// Text of a terminal.
  case console
  /// The name of a file.
  case fileSystem
  /// A message of a conversation.
  case messaging
  /// A text of several paragraphs.
  case narrative
  /// Source code.
  case sourceCode
  /// Cells of a table.
  case spreadsheet
  /// Text of a word processor.
  case wordProcessing
}
