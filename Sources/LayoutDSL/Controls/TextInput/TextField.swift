import Foundation
import SystemIntegration
import ViewCore

/// A control for a line of text.
///
/// A tap or `FocusState` gives it the focus. Then it receives the characters of
/// `ViewHost.type(_:)`.
public struct TextField<Label: View>: View {
  /// The conversion between a value and its text.
  private struct Format {
    let text: (EnvironmentValues) -> String
    /// Parses a text and sets the value.
    ///
    /// If the text is not valid, a required value stays unchanged and an optional value becomes
    /// nil.
    let parse: (String, EnvironmentValues) -> Void

    static func formatter<V>(_ formatter: Formatter, _ value: Binding<V>) -> Format {
      Format(
        text: { _ in formatter.text(of: value.wrappedValue) },
        parse: { text, _ in
          if let new = formatter.value(of: text, as: V.self) { value.wrappedValue = new }
        })
    }
  }

  private let parts: TextFieldParts
  private let format: Format?
  /// The typed text of a value that is not parsed yet; nil if there is none.
  @State private var draft: String?
  @Environment(\.textFieldStyles) private var styles
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  init(parts: TextFieldParts) {
    self.parts = parts
    format = nil
  }

  private init(parts: TextFieldParts, format: Format) {
    self.parts = parts
    self.format = format
  }

  /// The field in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: TextFieldStyle>(by style: Style) -> AnyView {
    let configuration = TextField<_TextFieldStyleLabel>(parts: connectedParts)
    return StyleProperty.view(by: style, in: \.textFieldStyles) {
      $0._body(configuration: configuration)
    }
  }

  /// The field itself, for the styles of the system: they do not build on other styles.
  var unstyled: some View { TextFieldContent(parts: parts) }

  /// The parts, with the text of the value in place of the text binding if there is a format.
  private var connectedParts: TextFieldParts {
    guard let format else { return parts }
    var parts = parts
    let draft = $draft
    var environment = EnvironmentValues()
    (environment.locale, environment.calendar) = (locale, calendar)
    environment.timeZone = timeZone
    func commit() {
      if let text = draft.wrappedValue { format.parse(text, environment) }
      draft.wrappedValue = nil
    }
    parts.text = Binding(
      location: ClosureLocation(
        get: { draft.wrappedValue ?? format.text(environment) },
        set: { text, _ in draft.wrappedValue = text }))
    let (onCommit, onEditingChanged) = (parts.onCommit, parts.onEditingChanged)
    parts.onCommit = {
      commit()
      onCommit()
    }
    parts.onEditingChanged = {
      if !$0 { commit() }
      onEditingChanged($0)
    }
    return parts
  }
}

extension TextField {
  /// Creates a field with a label view, which is visible while there is neither a text nor a
  /// prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  /// Creates a field with a label view that wraps its text if `axis` is vertical.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(
      parts: TextFieldParts(
        text: text, prompt: prompt.map { AnyView($0) } ?? AnyView(label), axis: axis))
  }

  /// Creates a field for a formatted value, with a label view.
  ///
  /// The field parses the text when the user submits it or when the field loses the focus. A text
  /// that is not valid leaves the value unchanged.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt, label: label(),
      format: Format(
        text: { format.adapted(to: $0).format(value.wrappedValue) },
        parse: { text, environment in
          let strategy = format.adapted(to: environment).parseStrategy
          if let new = try? strategy.parse(text) { value.wrappedValue = new }
        }))
  }

  /// Creates a field for an optional formatted value, with a label view.
  ///
  /// A text that is not valid sets the value to nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      prompt: prompt, label: label(),
      format: Format(
        text: { value.wrappedValue.map(format.adapted(to: $0).format) ?? "" },
        parse: { value.wrappedValue = try? format.adapted(to: $1).parseStrategy.parse($0) }))
  }

  /// Creates a field for a value with a `Formatter`, with a label view.
  ///
  /// The field parses the text when the user submits it or when the field loses the focus. A text
  /// that is not valid leaves the value unchanged.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      prompt: prompt, label: label(), format: .formatter(formatter, value))
  }

  private init(
    prompt: Text?, label: Label, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}, format: Format
  ) {
    self.init(
      parts: TextFieldParts(
        text: .constant(""), prompt: prompt.map { AnyView($0) } ?? AnyView(label),
        onEditingChanged: onEditingChanged, onCommit: onCommit),
      format: format)
  }

  fileprivate init<V>(
    value: Binding<V>, formatter: Formatter, label: Label,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      prompt: nil, label: label, onEditingChanged: onEditingChanged, onCommit: onCommit,
      format: .formatter(formatter, value))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title, which is visible while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title string, which is visible while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a localized title and a prompt, which is visible while there is no text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title string and a prompt, which is visible while there is no text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title that wraps its text if `axis` is vertical.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title string that wraps its text if `axis` is vertical.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field for a formatted value, with a localized title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a formatted value, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for an optional formatted value, with a localized title.
  ///
  /// A text that is not valid sets the value to nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for an optional formatted value, with a title string.
  ///
  /// A text that is not valid sets the value to nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value with a `Formatter`, with a localized title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value with a `Formatter`, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field with actions for changes of the focus and for the submission of the text.
  @available(*, deprecated, message: "Use `FocusState` and `onSubmit` instead.")
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      parts: TextFieldParts(
        text: text, prompt: AnyView(Text(titleKey)), onEditingChanged: onEditingChanged,
        onCommit: onCommit))
  }

  /// Creates a field with a title string and with actions for changes of the focus and for the
  /// submission of the text.
  @available(*, deprecated, message: "Use `FocusState` and `onSubmit` instead.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      parts: TextFieldParts(
        text: text, prompt: AnyView(Text(title)), onEditingChanged: onEditingChanged,
        onCommit: onCommit))
  }

  /// Creates a field for a value with a `Formatter`, and with actions for changes of the focus and
  /// for the submission of the text.
  @available(*, deprecated, message: "Use `FocusState` and `onSubmit` instead.")
  @_disfavoredOverload
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value: value, formatter: formatter, label: Text(titleKey),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value with a `Formatter` and a title string, and with actions for
  /// changes of the focus and for the submission of the text.
  @available(*, deprecated, message: "Use `FocusState` and `onSubmit` instead.")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      value: value, formatter: formatter, label: Text(title), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}
