import Foundation

/// What a scroll view uses an anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role: Hashable {
    case initialOffset, sizeChanges, alignment
  }

  private let role: Role

  /// Where the scroll view starts.
  public static var initialOffset: ScrollAnchorRole { .init(role: .initialOffset) }
  /// What stays in place when the size of the content or the scroll view changes.
  public static var sizeChanges: ScrollAnchorRole { .init(role: .sizeChanges) }
  /// Where content goes that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { .init(role: .alignment) }
}

extension View {
  /// Ties the content of scroll views to a point of theirs, in all roles.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.values.scrollAnchors = ScrollAnchors(
          initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
      })
  }

  /// Ties the content of scroll views to a point of theirs, in one role.
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
