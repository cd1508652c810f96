import Foundation
import SystemIntegration
import ViewCore

/// A view with an image, for code written for UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView, UIViewContent {
  /// The image; nil for none.
  open var image: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image that is shown while the view is highlighted; nil for the other one.
  open var highlightedImage: UIImage?
  /// Whether the image of a highlighted view is shown.
  open var isHighlighted = false
  /// The configuration of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The pictures of a highlighted animation, which is not drawn.
  open var highlightedAnimationImages: [UIImage]?
  /// Whether the picture grows with the sizes of accessibility; it does not.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The range of brightness, which is the standard one.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The range of brightness.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }
  /// Creates a view with an image, and of the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view with an image, of its size, and an image for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without an image; the archive is read afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  package var content: AnyView {
    guard let shown = configured else { return AnyView(Color.clear) }
    let picture = Image(uiImage: shown)
    let view: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().aspectRatio(contentMode: .fit))
      case .scaleAspectFill:
        AnyView(
          Color.clear.overlay(picture.resizable().aspectRatio(contentMode: .fill)))
      default: AnyView(picture.fixedSize())
      }
    let framed = view.foregroundStyle(Color(uiColor: tintColor)).frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
      alignment: contentMode.alignment)
    return clipsToBounds
      ? AnyView(framed.clipShape(RoundedRectangle(cornerRadius: layer.cornerRadius)))
      : AnyView(framed)
  }

  private var configured: UIImage? {
    let still = isAnimating ? animationImages?.first ?? image : image
    let shown = isHighlighted ? highlightedImage ?? still : still
    return preferredSymbolConfiguration.flatMap { shown?.applyingSymbolConfiguration($0) } ?? shown
  }
}

extension UIView.ContentMode {
  /// The place of content that keeps its size.
  fileprivate var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
