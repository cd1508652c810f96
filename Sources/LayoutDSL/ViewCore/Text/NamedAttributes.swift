import Foundation

/// The attributes of a run in a scope of a module above this one, as far as `Text` draws them.
package struct NamedAttributes {
  package var font: Font?
  package var foreground: Color?
  package var background: Color?
  package var kern: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?

  package init() {}

  /// Sets the function that reads such attributes; the module calls it before it stores one.
  package static func setReader(
    _ read: @escaping @Sendable (AttributedString.Runs.Run) -> NamedAttributes
  ) {
    lock.withLock { reader = read }
  }

  /// The attributes of a run; none if no module has such a scope.
  static func of(_ run: AttributedString.Runs.Run) -> NamedAttributes {
    lock.withLock { reader }?(run) ?? NamedAttributes()
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var reader:
    (@Sendable (AttributedString.Runs.Run) -> NamedAttributes)?
}
