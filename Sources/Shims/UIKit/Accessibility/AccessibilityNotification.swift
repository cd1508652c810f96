// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

/// Messages to assistive technologies, which no picture shows.
public enum AccessibilityNotification {
  /// A text that is spoken.
  public struct Announcement: Sendable {
    private let text: AttributedString
    public init(_ announcement: String) { text = AttributedString(announcement) }
    public init(_ announcement: LocalizedStringResource) {
      text = AttributedString(String(localized: announcement))
    }
    public init(_ announcement: AttributedString) { text = announcement }
    public func post() {}
  }
  /// The layout of a part of the screen has changed.
  public struct LayoutChanged {
    public init(_ focusElement: Any? = nil) {}
    public func post() {}
  }
  /// A great part of the screen has changed.
  public struct ScreenChanged {
    public init(_ focusElement: Any? = nil) {}
    public func post() {}
  }
  /// A page has been scrolled.
  public struct PageScrolled: Sendable {
    public init(_ position: String) {}
    public func post() {}
  }
}
