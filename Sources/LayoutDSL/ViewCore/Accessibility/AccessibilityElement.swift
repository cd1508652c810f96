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

extension View {
  /// Makes the view an accessibility element.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility(.element(children))
  }

  /// Replaces the accessibility elements of the view by those of other views, which are not drawn.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibility(.detail("children", "\(V.self)"))
  }

  /// Replaces the accessibility element of the view by that of another view, which is not drawn.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibility(.detail("representation", "\(V.self)"))
  }
}
