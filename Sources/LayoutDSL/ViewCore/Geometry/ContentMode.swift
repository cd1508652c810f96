/// How a view's content fills the available space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits wholly inside.
  case fit
  /// As small as covers all of the space.
  case fill
}
