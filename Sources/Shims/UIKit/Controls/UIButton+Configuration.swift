// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

extension UIButton {
  /// The look and the content of a button.
  public struct Configuration: Hashable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    enum Look: Hashable {
      case plain, gray, tinted, filled, glass(isClear: Bool, isProminent: Bool)
    }

    var look: Look
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The space around the content; that of the size without one of the app.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var imageReservation: CGFloat = 0
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var symbolContentTransition: UISymbolContentTransition?
    public var showsActivityIndicator = false
    public var automaticallyUpdateForSelection = true

    private init(_ look: Look) { self.look = look }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func glass() -> Configuration {
      capsule(.glass(isClear: false, isProminent: false))
    }
    public static func clearGlass() -> Configuration {
      capsule(.glass(isClear: true, isProminent: false))
    }
    public static func prominentGlass() -> Configuration {
      capsule(.glass(isClear: false, isProminent: true))
    }
    public static func prominentClearGlass() -> Configuration {
      capsule(.glass(isClear: true, isProminent: true))
    }
    private static func capsule(_ look: Look) -> Configuration {
      var configuration = Configuration(look)
      configuration.cornerStyle = .capsule
      return configuration
    }
    public mutating func setDefaultContentInsets() { ownInsets = nil }
    public func updated(for button: UIButton) -> Configuration { self }

    @MainActor private var radius: CGFloat {
      // Measurements.md#uikit-button-capsule-ios26
      let isNew = UITraitCollection.current.colorContext.palette == .iOS26
      return switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic where isNew && background.cornerRadius == 0: 1e4
      case .dynamic, .medium: max(background.cornerRadius, 6)
      case .small: 4
      case .large: 9
      case .capsule: 1e4
      }
    }
  }
}

extension UIButton.Configuration.Size {
  /// The space around the content of a bordered button of SwiftUI of the same size.
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (width, height): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (10, 5)
      case .medium: (12, 7)
      case .large: (20, 15)
      }
    return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
  }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .automatic, .center: .center
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

extension UIButton.Configuration {
  /// The content on its background; the title and the image are those of the button, unless the
  /// configuration has its own.
  @MainActor func label(
    title defaultTitle: String?, image defaultImage: UIImage?, tint: UIColor,
    alignment: Alignment, isPopup: Bool
  ) -> some View {
    let shown = isPopup ? defaultImage : image ?? defaultImage
    let words = isPopup ? defaultTitle : title ?? defaultTitle
    let isFilled = background.isFilled || look != .plain
    return HStack(spacing: 6) {
      parts(words, shown)
      if indicator == .popup || indicator == .automatic && isPopup {
        Image(systemName: "chevron.up.chevron.down").font(.footnote)
      }
    }
    .font(buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
    .foregroundStyle(Color(uiColor: ink(tint)))
    .padding(
      EdgeInsets(
        top: contentInsets.top, leading: contentInsets.leading, bottom: contentInsets.bottom,
        trailing: contentInsets.trailing)
    )
    .frame(
      maxWidth: isFilled ? .infinity : nil, maxHeight: isFilled ? .infinity : nil,
      alignment: alignment
    )
    .modifier(
      ButtonGround(
        color: ground(tint), glass: glass(tint), radius: radius, background: background,
        line: background.resolvedStrokeColor(for: tint)))
  }

  private func ink(_ tint: UIColor) -> UIColor {
    if let baseForegroundColor { return baseForegroundColor }
    return switch look {
    case .filled, .glass(_, true): .white
    case .glass(_, false): .label
    case .plain, .gray, .tinted: tint
    }
  }

  /// The colour behind the content; nil for none.
  private func ground(_ tint: UIColor) -> Color? {
    if background.backgroundColor != nil {
      return Color(uiColor: background.resolvedBackgroundColor(for: tint))
    }
    return switch look {
    case .plain, .glass: nil
    case .gray: Color(uiColor: baseBackgroundColor ?? .secondarySystemFill)
    case .tinted:
      Color(
        uiColor: UIColor { [color = baseBackgroundColor ?? tint] traits in
          color.resolvedColor(with: traits).withAlphaComponent(
            SystemLook.Button.tintedFillOpacity(isDark: traits.userInterfaceStyle == .dark))
        })
    case .filled: Color(uiColor: baseBackgroundColor ?? tint)
    }
  }

  private func glass(_ tint: UIColor) -> Glass? {
    guard case .glass(let isClear, let isProminent) = look else { return nil }
    let color = baseBackgroundColor ?? (isProminent ? tint : nil)
    return (isClear ? Glass.clear : .regular).tint(color.map { Color(uiColor: $0) })
  }

  /// The texts, with the image or the spinner beside, above or below them.
  @MainActor private func parts(_ title: String?, _ image: UIImage?) -> some View {
    let isTop = imagePlacement == .top || imagePlacement == .bottom
    let isFirst = imagePlacement != .bottom && imagePlacement != .trailing
    let gap = showsActivityIndicator || image != nil ? imagePadding : 0
    let layout =
      isTop ? AnyLayout(VStackLayout(spacing: gap)) : AnyLayout(HStackLayout(spacing: gap))
    return layout {
      if isFirst { picture(image) }
      words(title)
      if !isFirst { picture(image) }
    }
  }

  @MainActor private func words(_ title: String?) -> some View {
    VStack(alignment: titleAlignment.horizontal, spacing: titlePadding) {
      if let title = attributedTitle ?? title.map({ AttributedString($0) }) {
        Text(titleTextAttributesTransformer?.applied(to: title) ?? title)
      }
      if let subtitle = attributedSubtitle ?? subtitle.map({ AttributedString($0) }) {
        Text(subtitleTextAttributesTransformer?.applied(to: subtitle) ?? subtitle)
          .font(.caption)
      }
    }
    .multilineTextAlignment(
      titleAlignment == .leading ? .leading : titleAlignment == .trailing ? .trailing : .center)
  }

  @MainActor @ViewBuilder private func picture(_ image: UIImage?) -> some View {
    if showsActivityIndicator {
      ProgressView()
    } else if let image {
      ButtonImage(
        image:
          preferredSymbolConfigurationForImage
          .flatMap { image.applyingSymbolConfiguration($0) } ?? image)
    }
  }
}

/// The background of a button, with its line and its picture.
private struct ButtonGround: ViewModifier {
  let color: Color?
  let glass: Glass?
  let radius: CGFloat
  let background: UIBackgroundConfiguration
  let line: UIColor

  @ViewBuilder func body(content: Content) -> some View {
    if let glass {
      content.glassEffect(glass, in: .rect(cornerRadius: radius))
    } else {
      let shape = RoundedRectangle(cornerRadius: radius)
      content.background {
        if let color { shape.fill(color) }
        if let image = background.image {
          Image(uiImage: image).resizable().clipShape(shape)
        }
        if background.strokeWidth > 0 {
          shape.strokeBorder(Color(uiColor: line), lineWidth: background.strokeWidth)
        }
      }
    }
  }
}

extension UIBackgroundConfiguration {
  /// Whether something of the configuration fills the button.
  fileprivate var isFilled: Bool {
    backgroundColor != nil || image != nil || strokeWidth > 0
  }
}
