import Foundation
import ViewCore

/// A view with a label.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates labelled content with a label view.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The label and the content in the style of the environment.
  @MainActor public var body: some View {
    StyledLabeledContent(
      configuration: LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label: label)), content: .init(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labelled content with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates labelled content with a title string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labelled content with a localized title and a string value.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates labelled content with a title string and a string value.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates labelled content with a localized title and a formatted value.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates labelled content with a title string and a formatted value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labelled content from the configuration that a style receives.
  ///
  /// A style displays it to build on another labelled content style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

private struct StyledLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyles) private var styles

  var body: some View { styled(by: styles.innermost) }

  private func styled<Style: LabeledContentStyle>(by style: Style) -> AnyView {
    StyleProperty.view(by: style, in: \.labeledContentStyles) { [configuration] in
      $0.makeBody(configuration: configuration)
    }
  }
}
