import Foundation
import ViewCore

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelStyles) private var styles

  /// Creates a label with a title view and an icon view.
  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  /// The icon, which is also found by the words of the title.
  ///
  /// In a style, the words are those of the outer label's title.
  private var titledIcon: AnyView {
    guard let title = title as? Text else { return AnyView(icon) }
    return AnyView(icon.modifier(EnvironmentWritingModifier { $0.labelTitle = title }))
  }

  private func styled<Style: LabelStyle>(by style: Style) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: .init(view: AnyView(title)), icon: .init(view: titledIcon))
    return StyleProperty.view(by: style, in: \.labelStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image resource.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with a title string and an image resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a title string and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration that a style receives.
  ///
  /// A style displays this label to build on another label style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
