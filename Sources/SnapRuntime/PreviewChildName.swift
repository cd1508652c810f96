/// The name of a child of a preview provider.
package enum PreviewChildName: Codable, Equatable, Sendable {
  /// The number of the child in its provider, from 1.
  case number(Int)
  /// The name that `previewDisplayName` gives a child of any provider.
  case displayName(String)
}
