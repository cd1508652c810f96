import Foundation

extension View {
  /// Sets the anchor of the scroll views in this view for all roles; nil is the default.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.values.scrollAnchors = ScrollAnchors(
          initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
      })
  }

  /// Sets the anchor of the scroll views in this view for one role; nil is the default.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if role == .initialOffset { $0.values.scrollAnchors.initialOffset = anchor }
        if role == .sizeChanges { $0.values.scrollAnchors.sizeChanges = anchor }
        if role == .alignment { $0.values.scrollAnchors.alignment = anchor }
      })
  }
}
