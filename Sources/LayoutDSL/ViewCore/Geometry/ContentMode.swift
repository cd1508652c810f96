/// The way in which content that keeps its aspect ratio is sized to the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size that fits in the space.
  case fit
  /// The smallest size that covers the space.
  case fill
}
