import Foundation
import ViewCore

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, as a style receives them.
nonisolated public struct FormStyleConfiguration {
  /// A view that shows the content of a form.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The view that the user passed as the content.
    @MainActor public var body: some View { view }
  }

  /// The content of the form, to be placed by the style.
  public let content: Content
}

/// The default form style: grouped.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content as a grouped form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A form style that shows the content as list rows in inset groups.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content as rows of an inset grouped list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

/// A form style of two columns that does not scroll: labels align at the trailing edge, contents at
/// the leading edge.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// Returns the content in a column that is aligned at the boundary between labels and contents.
  ///
  /// Measurements.md#form-columns-gap
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formContent, spacing: 8) { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {  // Measurements.md#form-columns-gap
      configuration.label
      configuration.content.alignmentGuide(.formContent) { $0[.leading] }
    }
  }
}

extension HorizontalAlignment {
  private enum FormContent: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The leading edge of the contents of a form.
  fileprivate static let formContent = HorizontalAlignment(FormContent.self)
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// List rows in inset groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns of labels and contents.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in the view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.formStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum FormStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any FormStyle> {
      StyleStack(default: AutomaticFormStyle())
    }
  }

  var formStyles: StyleStack<any FormStyle> {
    get { self[FormStylesKey.self] }
    set { self[FormStylesKey.self] = newValue }
  }
}
