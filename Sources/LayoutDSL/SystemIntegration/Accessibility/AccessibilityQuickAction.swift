import Foundation
import ViewCore

/// The appearance of the quick action of a view, on a watch.
public protocol AccessibilityQuickActionStyle {}

/// An outline around the view that has the quick action.
nonisolated public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// Creates the style.
  public init() {}
}

/// A banner that describes the quick action.
nonisolated public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// Creates the style.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline around the view that has the quick action.
  public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A banner that describes the quick action.
  public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

// A phone has no hand gestures, so the actions do not run.
extension View {
  /// Adds the action of a hand gesture; the first button of the content performs it.
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, C: View>(
    style: Style, @ViewBuilder content: () -> C
  ) -> some View {
    accessibility(.detail("quick action", "\(C.self)"))
  }

  /// Adds the action of a hand gesture while a binding is true.
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, C: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> C
  ) -> some View {
    accessibility(.detail("quick action", "\(C.self)"), isEnabled: isActive.wrappedValue)
  }
}
