/// Whether the content of a scroll view can be pulled beyond its ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private enum Behavior {
    case automatic, always, basedOnSize
  }

  private let behavior: Behavior

  /// As the platform does: always.
  public static var automatic: ScrollBounceBehavior { .init(behavior: .automatic) }
  /// Always.
  public static var always: ScrollBounceBehavior { .init(behavior: .always) }
  /// If there is something to scroll.
  public static var basedOnSize: ScrollBounceBehavior { .init(behavior: .basedOnSize) }
}
