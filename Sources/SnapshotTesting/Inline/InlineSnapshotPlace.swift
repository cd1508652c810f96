/// The call of an inline assertion.
package struct InlineSnapshotPlace: Hashable, Sendable {
  /// The path of the source.
  package var path: String
  /// The line of the opening parenthesis, or of the first brace of a call without parentheses, from
  /// 1.
  ///
  /// The place is that of the compiled source.
  package var line: Int
  /// The column of the same character, from 1, in bytes of UTF-8.
  package var column: Int
  package var syntax: InlineSnapshotSyntaxDescriptor

  package init(
    path: String, line: Int, column: Int,
    syntax: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.syntax = syntax
  }
}
