import Foundation

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

/// The anchors of the scroll views in an environment.
package struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}
