import Foundation

/// A text that the system speaks or shows.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// The text.
  public var full: LocalizedStringResource

  /// Creates a dialog from its text.
  public init(_ full: LocalizedStringResource) {
    self.full = full
  }

  /// Creates a text that is spoken; the shorter one and the symbol go with a view.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.full = full
  }

  /// Creates a text with a symbol.
  public init(_ full: LocalizedStringResource, systemImageName: String) {
    self.full = full
  }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }
}
