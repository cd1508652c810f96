import Foundation
import ViewCore

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that `_body(configuration:)` returns.
  associatedtype _Body: View

  /// Returns the view of a text field.
  ///
  /// The text field of the configuration has the next outer style.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  /// The label type of the text field that a style receives.
  typealias _Label = _TextFieldStyleLabel
}

/// The label type of the text field that a style receives.
nonisolated public struct _TextFieldStyleLabel: View {
  let view: AnyView

  /// The view that the user passed as the label.
  @MainActor public var body: some View { view }
}

/// The default style of text fields: no border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field unchanged.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.unstyled
  }
}

/// A text field style without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field unchanged.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.unstyled
  }
}

/// A text field style with a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// Returns the field in a border that is 34 points tall around body text.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration.unstyled.modifier(FieldBorder())
  }
}

/// The border of a text field.
private struct FieldBorder: ViewModifier {
  @Environment(\.look) private var look

  nonisolated init() {}

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.field.borderRadius, style: .continuous)
    content
      .padding(.horizontal, look.field.borderPadding)
      .padding(.vertical, 6)  // Measurements.md#text-field-border
      .background(Color(system: .background), in: shape)
      .overlay(shape.strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style of text fields.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of the text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.textFieldStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum TextFieldStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any TextFieldStyle> {
      StyleStack(default: DefaultTextFieldStyle())
    }
  }

  var textFieldStyles: StyleStack<any TextFieldStyle> {
    get { self[TextFieldStylesKey.self] }
    set { self[TextFieldStylesKey.self] = newValue }
  }
}
