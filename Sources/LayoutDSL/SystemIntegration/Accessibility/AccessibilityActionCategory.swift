import ViewCore

/// A group of accessibility actions.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
  fileprivate let name: String

  /// The group of actions without a category.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// The actions that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) {
    self.name = name
  }

  /// Creates a category with a text as its name.
  public init(_ name: Text) {
    self.name = name.plainString
  }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  /// Creates a category with a string as its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) {
    self.init(name: String(name))
  }
}

extension View {
  /// Adds the buttons of a builder as accessibility actions of a category; they are not drawn.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibility(.detail("actions of \(category.name)", "\(Content.self)"))
  }
}
