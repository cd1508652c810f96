// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
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
    /// The font and the colour that the app has set.
    var ownFont: UIFont?
    var ownColor: UIColor?
    public var font: UIFont {
      get { ownFont ?? .preferredFont(forTextStyle: .body) }
      set { ownFont = newValue }
    }
    public var color: UIColor {
      get { ownColor ?? .label }
      set { ownColor = newValue }
    }
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
    didSet {
      buttons = Self.buttons(of: configuration)
      invalidateIntrinsicContentSize()
    }
  }
  private var buttons: [UIButton] = []
  open var isScrollEnabled = true
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    buttons = Self.buttons(of: configuration)
  }
  public required init?(coder: NSCoder) { return nil }

  package var content: AnyView {
    guard let shown = configuration as? UIContentUnavailableConfiguration else {
      return AnyView(EmptyView())
    }
    let tint = shown.imageProperties.tintColor
    let largest = shown.imageProperties.maximumSize
    return AnyView(
      ContentUnavailableView {
        if shown.isLoading { ProgressView().controlSize(.large) }
        Label {
          Self.text(shown.text, shown.attributedText, shown.textProperties)
        } icon: {
          if let image = shown.image {
            Self.image(image, within: largest)
              .foregroundStyle(
                tint.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.secondary)
              )
              .clipShape(RoundedRectangle(cornerRadius: shown.imageProperties.cornerRadius))
          }
        }
      } description: {
        Self.text(
          shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
      } actions: {
        ForEach(buttons, id: \.self) { button in
          let size = button.intrinsicContentSize
          UIViewPicture(button).frame(width: size.width, height: size.height)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(shown.background.backgroundColor.map { Color(uiColor: $0) } ?? .clear))
  }

  @ViewBuilder private static func text(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> some View {
    if let text = attributed?.string ?? plain, !text.isEmpty {
      Text(verbatim: text)
        .font(properties.ownFont.map { Font(uiFont: $0) })
        .foregroundStyle(
          properties.ownColor.map { AnyShapeStyle(Color(uiColor: $0)) }
            ?? AnyShapeStyle(.foreground)
        )
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
    }
  }

  /// An image at its size, or scaled down to a size that it may have at most; 0 is no limit.
  @ViewBuilder private static func image(_ image: UIImage, within largest: CGSize) -> some View {
    let (width, height) = (image.size.width, image.size.height)
    let scale = min(
      largest.width > 0 && width > 0 ? largest.width / width : 1,
      largest.height > 0 && height > 0 ? largest.height / height : 1)
    if scale < 1 {
      Image(uiImage: image).resizable().frame(width: width * scale, height: height * scale)
    } else {
      Image(uiImage: image)
    }
  }

  /// The buttons of a configuration that have a title or a picture.
  private static func buttons(of configuration: any UIContentConfiguration) -> [UIButton] {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return [] }
    return [
      (shown.button, shown.buttonProperties),
      (shown.secondaryButton, shown.secondaryButtonProperties),
    ].compactMap { look, properties in
      var look = look
      look.title = look.title ?? properties.primaryAction?.title
      look.image = look.image ?? properties.primaryAction?.image
      guard look.title?.isEmpty == false || look.image != nil else { return nil }
      let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
      button.isEnabled = properties.isEnabled
      button.menu = properties.menu
      return button
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
