import AppIntents
import SwiftUI

/// A control that people add to Control Center, which is not drawn.
@MainActor @preconcurrency public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration.
  var body: Body { get }
  /// Creates the control.
  init()
}

/// The content of a control and its settings.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {}

/// The button or toggle of a control.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

/// The value of a control.
public protocol ControlValueProvider<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value in the gallery.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}

/// The value of a control that people configure.
public protocol AppIntentControlValueProvider<Value>: Sendable {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The type of the configuration.
  associatedtype Configuration: ControlConfigurationIntent
  /// Returns the value in the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// The parameters of a control.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}

extension ControlConfigurationIntent {
  /// Throws an error: a configuration performs nothing.
  public func perform() async throws -> Never { throw CancellationError() }
}

/// A control that people do not configure.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  /// Creates a control without a value.
  public init(kind: String, content: @escaping () -> Content) {}

  /// Creates a control with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) {}
}

/// A control that people configure.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  /// Creates a control without a value.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    content: @escaping (Configuration) -> Content
  ) {}

  /// Creates a control with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

/// A control that performs an action.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  /// Creates a button.
  public init(action: Action, @ViewBuilder label: () -> Label) where ActionLabel == EmptyView {}

  /// Creates a button with a title, and a label for while it runs.
  public init(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where Label == Text {}

  /// Creates a button with a label for while it runs.
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

/// A control that sets a value.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
{
  /// Creates a toggle with a title, and a label for the value.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a toggle with a title string, and a label for the value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == Text {}

  /// Creates a toggle with labels.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetTemplate {
  /// Sets the tint of the control.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Disables the control.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
  /// Keeps the value private on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

extension ControlWidgetConfiguration {
  /// Sets the name in the gallery.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  /// Sets the description in the gallery.
  public func description(
    _ description: LocalizedStringResource
  ) -> some ControlWidgetConfiguration { self }
  /// Asks for a configuration when the control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension View {
  /// Sets the text about the action of a control.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    self
  }
  /// Sets the text about the state of a control.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    self
  }
}

/// The controls of the app.
public final class ControlCenter: Sendable {
  /// The controls of the app.
  public static let shared = ControlCenter()
  /// Asks for the values of all controls again; it has no effect.
  public func reloadAllControls() {}
  /// Asks for the values of some controls again; it has no effect.
  public func reloadControls(ofKind kind: String) {}
}

extension WidgetBundleBuilder {
  /// Controls are accepted in a bundle, and not drawn.
  public static func buildExpression<C: ControlWidget>(_ control: C) -> WidgetList { WidgetList() }
  /// Returns a widget itself.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
}
