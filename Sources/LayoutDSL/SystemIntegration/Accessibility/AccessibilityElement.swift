import ViewCore

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
