/// The name of a child of a preview provider.
package enum PreviewChildName: Codable, Equatable, Sendable {
  /// Its number in the provider, from 1.
  case number(Int)
  /// The name that `previewDisplayName` gives it, in any provider.
  case displayName(String)
}
