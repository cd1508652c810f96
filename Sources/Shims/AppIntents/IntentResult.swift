import Foundation
import SwiftUI

/// The result of an action.
public protocol IntentResult: Sendable {}

extension Never: IntentResult {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
  /// The value.
  var value: Value? { get }
}

/// A result with a text that the system speaks or shows.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that opens another action.
public protocol OpensIntent: IntentResult {}

/// The result of an action, with all its parts.
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent, @unchecked Sendable
{
  /// The value; nil if there is none.
  public var value: Value?
  /// The text; nil if there is none.
  public var dialog: IntentDialog?
  /// The view; nil if there is none.
  public var view: AnyView?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Returns a result without a value, a text or a view.
  public static func result() -> IntentResultContainer<Never> { IntentResultContainer() }

  /// A result with a text.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> {
    IntentResultContainer(dialog: dialog)
  }

  /// A result with a text and a view.
  public static func result(
    dialog: IntentDialog, view: some View
  ) -> IntentResultContainer<Never> {
    IntentResultContainer(dialog: dialog, view: AnyView(view))
  }

  /// A result with a text and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> IntentResultContainer<Never> {
    IntentResultContainer(dialog: dialog, view: AnyView(content()))
  }

  /// A result with a view.
  public static func result(view: some View) -> IntentResultContainer<Never> {
    IntentResultContainer(view: AnyView(view))
  }

  /// A result that opens another action.
  public static func result(opensIntent: some AppIntent) -> IntentResultContainer<Never> {
    IntentResultContainer()
  }
}

extension IntentResult {
  /// A result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }

  /// A result with a value and a text.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  /// A result with a value, a text and a view.
  public static func result<Value>(
    value: Value, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog, view: AnyView(view))
  }
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// A result with a view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content)
    -> IntentResultContainer<Never>
  { IntentResultContainer(view: AnyView(content())) }
  /// A result with a text, after which another action is opened.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog
  ) -> IntentResultContainer<Never> { IntentResultContainer(dialog: dialog) }
  /// A result with a view, after which another action is opened.
  public static func result(
    opensIntent: some AppIntent, view: some View
  ) -> IntentResultContainer<Never> { IntentResultContainer(view: AnyView(view)) }
  /// A result with a view, after which another action is opened.
  public static func result<Content: View>(
    opensIntent: some AppIntent, @ViewBuilder content: () -> Content
  ) -> IntentResultContainer<Never> { IntentResultContainer(view: AnyView(content())) }
  /// A result with a text and a view, after which another action is opened.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, view: some View
  ) -> IntentResultContainer<Never> {
    IntentResultContainer(dialog: dialog, view: AnyView(view))
  }
  /// A result with a text and a view, after which another action is opened.
  public static func result<Content: View>(
    opensIntent: some AppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> IntentResultContainer<Never> {
    IntentResultContainer(dialog: dialog, view: AnyView(content()))
  }
  /// A result with the view of another action, which is not made.
  public static func result(snippetIntent: some SnippetIntent) -> IntentResultContainer<Never> {
    IntentResultContainer()
  }
  /// A result with a text and the view of another action, which is not made.
  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> IntentResultContainer<Never> { IntentResultContainer(dialog: dialog) }
}

extension IntentResult {
  /// A result with a value and a view.
  public static func result<Value>(value: Value, view: some View) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, view: AnyView(view))
  }
  /// A result with a value and a view.
  public static func result<Value, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, view: AnyView(content()))
  }
  /// A result with a value, a text and a view.
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog, view: AnyView(content()))
  }
  /// A result with a value, after which another action is opened.
  public static func result<Value>(value: Value, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  /// A result with a value and a text, after which another action is opened.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog)
  }
  /// A result with a value and a view, after which another action is opened.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, view: some View
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, view: AnyView(view))
  }
  /// A result with a value, a text and a view, after which another action is opened.
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: some View
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog, view: AnyView(view))
  }
  /// A result with a value, a text and a view, after which another action is opened.
  public static func result<Value, Content: View>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog, view: AnyView(content()))
  }
  /// A result with a value and the view of another action, which is not made.
  public static func result<Value>(value: Value, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<Value> { IntentResultContainer(value: value) }
  /// A result with a value, a text and the view of another action, which is not made.
  public static func result<Value>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent
  ) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
