import ViewCore

/// A group of tabs with a header, which the sidebar of an iPad shows; a tab bar shows the tabs one
/// by one.
@MainActor @preconcurrency
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, Content.TabValue == SelectionValue {
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
  /// The section is primitive.
  public typealias Body = Never

  /// The screens of the tabs, with their section as a container value.
  public var _tabs: AnyView {
    AnyView(
      content._tabs.containerValue(\.tabSectionHeader, ViewReference(view: AnyView(header))))
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Creates a section with a header view.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    header = EmptyView()
    self.content = content()
  }

  /// Creates a section with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    header = Text(titleKey)
    self.content = content()
  }

  /// Creates a section with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    header = Text(title)
    self.content = content()
  }
}
