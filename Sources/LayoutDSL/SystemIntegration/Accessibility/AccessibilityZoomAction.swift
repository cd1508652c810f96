import ViewCore

extension View {
  /// Adds the actions "zoom in" and "zoom out" of an assistive technology, in the centre of the
  /// view.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    func action(_ direction: AccessibilityZoomGestureAction.Direction) -> () -> Void {
      {
        handler(
          AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
      }
    }
    return accessibility(actions: ["zoom in": action(.zoomIn), "zoom out": action(.zoomOut)])
  }
}
