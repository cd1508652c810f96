// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The content of a cell, which a view shows.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Returns a view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for the state of a cell.
  func updated(for state: any UIConfigurationState) -> Self
}
extension UIContentConfiguration {
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
/// The state of a cell.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}
/// A view of the content of a cell.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// An image and two texts, the content of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var transform = TextTransform.none
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = false
    public var showsExpansionTextWhenTruncated = false
    public func resolvedColor() -> UIColor { color }
  }
  public struct ImageProperties: Hashable {
    public static nonisolated let standardDimension: CGFloat = 1e9
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public static func == (left: Self, right: Self) -> Bool {
      left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
  }
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  /// Whether the secondary text is beside the text, instead of below it.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var alpha: CGFloat = 1

  private init() { secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote) }
  private init(font: UIFont, color: UIColor) {
    self.init()
    (textProperties.font, textProperties.color) = (font, color)
  }
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .systemFont(ofSize: 17)
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarCell()
  }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(font: .systemFont(ofSize: 20, weight: .bold), color: .label)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
  public static func sidebarHeader() -> UIListContentConfiguration {
    extraProminentInsetGroupedHeader()
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  }
  public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }
  public static func plainFooter() -> UIListContentConfiguration { groupedHeader() }
}

/// The view of an image and two texts.
open class UIListContentView: UIView, UIContentView, UIViewContent {
  open var configuration: any UIContentConfiguration {
    didSet { invalidateIntrinsicContentSize() }
  }
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  package var content: AnyView {
    guard let shown = configuration as? UIListContentConfiguration else {
      return AnyView(Color.clear)
    }
    return AnyView(
      CellTexts(configuration: shown)
        .padding(EdgeInsets(shown.directionalLayoutMargins))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let shown = configuration as? UIListContentConfiguration else { return size }
    let texts = CellTexts(configuration: shown)
      .padding(EdgeInsets(shown.directionalLayoutMargins))
    let own = ViewMeasurement.size(
      of: texts.fixedSize(horizontal: false, vertical: true),
      width: size.width < 16_777_216 ? size.width : nil)
    return CGSize(
      width: size.width < 16_777_216 ? size.width : own.width,
      height: max(own.height, 44))  // Measurements.md#list-row-height
  }
}

/// The image and the texts of a cell of the system.
struct CellTexts: View {
  let configuration: UIListContentConfiguration

  var body: some View {
    HStack(spacing: configuration.imageToTextPadding) {
      if let image = configuration.image {
        CellImage(image: image, properties: configuration.imageProperties)
      }
      if configuration.prefersSideBySideTextAndSecondaryText {
        text
        Spacer(minLength: configuration.textToSecondaryTextHorizontalPadding)
        detail
      } else {
        VStack(alignment: .leading, spacing: configuration.textToSecondaryTextVerticalPadding) {
          text
          detail
        }
        Spacer(minLength: 0)
      }
    }
    .opacity(configuration.alpha)
  }

  private var text: CellText? {
    CellText(
      configuration.text, configuration.attributedText, configuration.textProperties)
  }

  private var detail: CellText? {
    CellText(
      configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties)
  }
}

/// A text with the properties of a configuration.
private struct CellText: View {
  let text: Text
  let properties: UIListContentConfiguration.TextProperties

  /// Returns nil if there is no text.
  init?(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    if let attributed {
      text = Text(AttributedString(attributed))
    } else if let plain {
      text = Text(verbatim: properties.transform.applied(to: plain))
    } else {
      return nil
    }
    self.properties = properties
  }

  var body: some View {
    text
      .font(Font(properties.font))
      .foregroundStyle(Color(uiColor: properties.color))
      .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
      .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
      .frame(maxWidth: properties.alignment == .center ? .infinity : nil)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}

/// The image of a configuration, no larger than its greatest size.
private struct CellImage: View {
  let image: UIImage
  let properties: UIListContentConfiguration.ImageProperties

  var body: some View {
    shown
      .foregroundStyle(
        properties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? .init(.tint)
      )
      .clipShape(.rect(cornerRadius: properties.cornerRadius))
      .frame(minWidth: reserved.width, minHeight: reserved.height)
  }

  @ViewBuilder private var shown: some View {
    let most = properties.maximumSize
    if most.width > 0 || most.height > 0 {
      Image(uiImage: configured).resizable().aspectRatio(contentMode: .fit)
        .frame(
          maxWidth: most.width > 0 ? most.width : nil,
          maxHeight: most.height > 0 ? most.height : nil)
    } else {
      Image(uiImage: configured)
    }
  }

  private var configured: UIImage {
    properties.preferredSymbolConfiguration.map { image.applyingSymbolConfiguration($0) ?? image }
      ?? image
  }

  /// The size that is kept for the image; symbols share a column, so that texts begin below each
  /// other.
  private var reserved: (width: CGFloat?, height: CGFloat?) {
    let size = properties.reservedLayoutSize
    func length(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
    return (length(size.width) ?? (image.isSymbolImage ? 24 : nil), length(size.height))
  }
}
