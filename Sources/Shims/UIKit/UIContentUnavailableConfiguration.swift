// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

/// The message of a screen without content, drawn as a `ContentUnavailableView`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, @unchecked Sendable {
  public enum Alignment: Int, Sendable { case center, natural }
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    return configuration
  }
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }
  @MainActor @preconcurrency public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

/// The view of a configuration of missing content.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView, UIViewContent {
  open var configuration: any UIContentConfiguration {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var isScrollEnabled = true
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { return nil }

  package var content: AnyView {
    guard let shown = configuration as? UIContentUnavailableConfiguration else {
      return AnyView(EmptyView())
    }
    let title = shown.attributedText?.string ?? shown.text
    let description = shown.secondaryAttributedText?.string ?? shown.secondaryText
    return AnyView(
      ContentUnavailableView {
        if shown.isLoading { ProgressView().controlSize(.large) }
        Label {
          if let title { Text(verbatim: title) }
        } icon: {
          if let image = shown.image { Image(uiImage: image) }
        }
      } description: {
        if let description { Text(verbatim: description) }
      } actions: {
        Self.button(shown.button, shown.buttonProperties)
        Self.button(shown.secondaryButton, shown.secondaryButtonProperties)
      })
  }

  @ViewBuilder private static func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> some View {
    if let title = configuration.title ?? properties.primaryAction?.title, !title.isEmpty {
      Button(title) {
        if let action = properties.primaryAction { action.handler(action) }
      }
      .disabled(!properties.isEnabled)
    }
  }
}

/// The state for a configuration of missing content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
