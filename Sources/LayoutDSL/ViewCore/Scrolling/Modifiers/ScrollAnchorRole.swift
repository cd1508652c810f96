/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role: Hashable {
    case initialOffset, sizeChanges, alignment
  }

  private let role: Role

  /// The initial content offset.
  public static var initialOffset: ScrollAnchorRole { .init(role: .initialOffset) }
  /// The point that stays in place when the size of the content or of the scroll view changes.
  public static var sizeChanges: ScrollAnchorRole { .init(role: .sizeChanges) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { .init(role: .alignment) }
}
