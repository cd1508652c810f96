import Foundation
import ViewCore

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that shows a form.
  associatedtype Body: View
  /// What a form consists of.
  typealias Configuration = FormStyleConfiguration

  /// The view that shows a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form consists of.
nonisolated public struct FormStyleConfiguration {
  /// The controls and values.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The controls and values.
    @MainActor public var body: some View { view }
  }

  /// The controls and values.
  public let content: Content
}

/// The style forms have unless another is set: that of groups.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The content as a grouped form.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// A style of rows in inset groups.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The content as rows of a list.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    List { configuration.content }.listStyle(.insetGrouped)
  }
}

/// A style of two columns that does not scroll: labels that end where their content begins.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}

  /// The content in a column, lined up between labels and contents.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .formContent, spacing: 8) { configuration.content }
      .labeledContentStyle(ColumnsLabeledContentStyle())
  }
}

private struct ColumnsLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.label
      configuration.content.alignmentGuide(.formContent) { $0[.leading] }
    }
  }
}

extension HorizontalAlignment {
  private enum FormContent: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the contents of a form begin.
  fileprivate static let formContent = HorizontalAlignment(FormContent.self)
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style forms have unless another is set.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in inset groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Two columns: labels that end where their content begins.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how forms in the view look.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.formStyle = style })
  }
}

extension EnvironmentValues {
  private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: any FormStyle { AutomaticFormStyle() }
  }

  var formStyle: any FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}
