/// The role of the children in an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package let name: String

  /// The children are not accessible; the element represents all of them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children are elements inside the element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The labels and actions of the children become those of the element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
