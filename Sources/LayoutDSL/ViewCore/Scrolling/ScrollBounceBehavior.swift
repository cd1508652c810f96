/// The condition under which the content of a scroll view can be pulled beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Behavior {
    case automatic, always, basedOnSize
  }

  private let behavior: Behavior

  /// The platform's behavior: always.
  public static var automatic: ScrollBounceBehavior { .init(behavior: .automatic) }
  /// Even if the content fits into the scroll view.
  public static var always: ScrollBounceBehavior { .init(behavior: .always) }
  /// Only if the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { .init(behavior: .basedOnSize) }
}
