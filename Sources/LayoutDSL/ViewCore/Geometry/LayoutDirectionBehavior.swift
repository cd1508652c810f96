/// What should happen to a shape when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing: the content is the same in every direction.
  case fixed
  /// Content is flipped horizontally when it is laid out in the given direction.
  case mirrors(in: LayoutDirection)

  /// Content is flipped horizontally when it is laid out from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
