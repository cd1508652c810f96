/// The behaviour of a shape in left-to-right and right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape is the same in both layout directions.
  case fixed
  /// The shape is flipped horizontally in layouts of the given direction.
  case mirrors(in: LayoutDirection)

  /// The shape is flipped horizontally in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
