import Foundation
import ViewCore

// The points of assistive technologies. `ViewHost.layoutTree()` shows them.
extension View {
  /// Adds a point from which an assistive technology drags the view, with a text as its
  /// description, in fractions of the view's size.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("drag point", "(\(point.x), \(point.y)), \(description.plainString)"),
      isEnabled: isEnabled)
  }

  /// Adds a point from which an assistive technology drags the view, with a localized string as its
  /// description, in fractions of the view's size.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("drag point", "(\(point.x), \(point.y)), \(Text(description).plainString)"),
      isEnabled: isEnabled)
  }

  /// Adds a point from which an assistive technology drags the view, with a string as its
  /// description, in fractions of the view's size.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("drag point", "(\(point.x), \(point.y)), \(String(description))"),
      isEnabled: isEnabled)
  }

  /// Adds a point at which an assistive technology drops on the view, with a text as its
  /// description, in fractions of the view's size.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("drop point", "(\(point.x), \(point.y)), \(description.plainString)"),
      isEnabled: isEnabled)
  }

  /// Adds a point at which an assistive technology drops on the view, with a localized string as
  /// its description, in fractions of the view's size.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("drop point", "(\(point.x), \(point.y)), \(Text(description).plainString)"),
      isEnabled: isEnabled)
  }

  /// Adds a point at which an assistive technology drops on the view, with a string as its
  /// description, in fractions of the view's size.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      .detail("drop point", "(\(point.x), \(point.y)), \(String(description))"),
      isEnabled: isEnabled)
  }
}
