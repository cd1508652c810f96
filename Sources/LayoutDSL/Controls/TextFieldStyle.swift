import Foundation
import ViewCore

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that shows a text field.
  associatedtype _Body: View

  /// The view that shows a text field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  /// The label of the text field that a style is given.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of the text field that a style is given.
nonisolated public struct _TextFieldStyleLabel: View {
  let view: AnyView

  /// The label.
  @MainActor public var body: some View { view }
}

/// The style text fields have unless another is set: text without a border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The text alone.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration
  }
}

/// Text fields without a border.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The text alone.
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    configuration
  }
}

/// Text fields with a border that has round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}

  /// The text in a border 34 points tall (measured_constants §4).
  @MainActor public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View {
    let shape = RoundedRectangle(cornerRadius: 5, style: .continuous)
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background(Color(system: .background), in: shape)
      .overlay(shape.strokeBorder(Color.primary.opacity(0.2), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style text fields have unless another is set.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets how text fields in the view look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.textFieldStyle = style })
  }
}

extension EnvironmentValues {
  private enum TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
  }

  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
