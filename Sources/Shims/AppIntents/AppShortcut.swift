import Foundation
import SwiftUI

/// A type that lists the actions that an app offers without configuration.
public protocol AppShortcutsProvider {
  /// The actions.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Has no effect.
  public static func updateAppShortcutParameters() {}
}

/// The colour of the tiles of an app's actions.
public enum ShortcutTileColor: Sendable {
  /// A colour of the system.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple,
    red, tangerine, teal, yellow
}

/// An action that an app offers, with the phrases for it.
public struct AppShortcut: Sendable {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource, systemImageName: String
  ) {}

  /// Creates a shortcut without a title.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// A phrase for an action.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// A placeholder in a phrase.
  public enum Token: Sendable {
    /// The name of the app.
    case applicationName
  }

  /// The parts of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) {}
  /// Creates a phrase from its parts.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Lists the actions that an app offers.
@resultBuilder public enum AppShortcutsBuilder {
  /// Lists actions.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  /// Returns a list of one shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Returns the shortcuts of a condition, or none.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  /// Returns the shortcuts of a condition that holds.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Returns the shortcuts of a condition that does not hold.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

extension Button {
  /// Creates a button that performs an action of the app.
  public init(
    role: ButtonRole? = nil, intent: some AppIntent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an action of the app.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(titleKey, role: role) { perform(intent) }
  }

  /// Creates a button with a title from a string that performs an action of the app.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(title, role: role) { perform(intent) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol that performs an action of the app.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(titleKey, systemImage: systemImage, role: role) { perform(intent) }
  }

  /// Creates a button with a title from a string and a symbol that performs an action of the app.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(title, systemImage: systemImage, role: role) { perform(intent) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and an image of an asset catalog that performs an action of the
  /// app.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a title from a string and an image of an asset catalog that performs an
  /// action of the app.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(role: role, intent: intent) { SwiftUI.Label(title, image: image) }
  }
}

extension View {
  /// Adds an accessibility action of a kind that performs an action of the app.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, intent: some AppIntent
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(actionKind) { perform(intent) }
  }

  /// Adds an accessibility action with a text as its name that performs an action of the app.
  nonisolated public func accessibilityAction(
    named name: Text, intent: some AppIntent
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { perform(intent) }
  }

  /// Adds an accessibility action with a localized name that performs an action of the app.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, intent: some AppIntent
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: nameKey) { perform(intent) }
  }

  /// Adds an accessibility action with a string as its name that performs an action of the app.
  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: some StringProtocol, intent: some AppIntent
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: name) { perform(intent) }
  }

  /// Adds an accessibility action with a label view that performs an action of the app.
  nonisolated public func accessibilityAction(
    intent: some AppIntent, @ViewBuilder label: () -> some View
  ) -> some View {
    accessibilityAction(action: { perform(intent) }, label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that performs an action of the app.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol that performs an action of the app.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: some AppIntent
  ) {
    self.init(isOn: isOn, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Creates a toggle that performs an action of the app.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in perform(intent) }), label: label)
  }
}

/// Performs an action, and ignores its error, as on a device.
private func perform(_ intent: some AppIntent) {
  Task { _ = try? await intent.perform() }
}
