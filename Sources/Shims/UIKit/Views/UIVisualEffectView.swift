import Controls
import Foundation
import SystemIntegration
import ViewCore

/// An effect on what is behind a view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {}

/// Glass over the content behind a view.
@MainActor @preconcurrency
open class UIGlassEffect: UIVisualEffect {
  /// The kind of glass.
  public enum Style: Int, Sendable {
    /// Ordinary glass, or glass that hides less.
    case regular, clear
  }
  /// The kind of glass.
  public let style: Style
  /// The colour of the glass; nil for none.
  open var tintColor: UIColor?
  /// Whether the glass reacts to touches; nothing is seen of it.
  open var isInteractive = false
  /// Creates glass of a kind.
  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }
  /// Creates ordinary glass.
  public override convenience init() { self.init(style: .regular) }
}

/// An effect for views with glass that are close to each other.
@MainActor @preconcurrency
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which pieces of glass join, in points; they are drawn apart.
  open var spacing: CGFloat = 0
}

/// A blur of what is behind a view.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The strength and colour of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// Light or dark, according to the appearance.
    case regular = 4
    /// Light or dark, with more contrast.
    case prominent
    /// A very thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// A very thin light material.
    case systemUltraThinMaterialLight
    /// A thin light material.
    case systemThinMaterialLight
    /// A light material.
    case systemMaterialLight
    /// A thick light material.
    case systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    /// A very thin dark material.
    case systemUltraThinMaterialDark
    /// A thin dark material.
    case systemThinMaterialDark
    /// A dark material.
    case systemMaterialDark
    /// A thick dark material.
    case systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark

    /// The material of SwiftUI that the blur is drawn as.
    fileprivate var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .extraLight,
        .light, .dark:
        .thin
      case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark:
        .regular
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
        .bar
      }
    }

    /// The appearance of the material; nil for that of the view.
    fileprivate var colorScheme: ColorScheme? {
      switch self {
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      default: nil
      }
    }
  }

  fileprivate let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
  }
}

/// An effect that makes content stand out on a blur; the content is drawn in its own colours.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates an effect for a blur and a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// A view with an effect on what is behind it; a blur is drawn as a material.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView, UIViewContent {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for content.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect at a place in its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without an effect.
  public convenience init() { self.init(effect: nil) }

  /// Creates a view without an effect; the archive is read afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package var content: AnyView {
    let contents = UIViewPicture(contentView)
    if let glass = effect as? UIGlassEffect {
      // Without corners of its own, glass is a capsule.
      let radius = layer.cornerRadius > 0 ? layer.cornerRadius : 10_000
      let kind = (glass.style == .clear ? Glass.clear : .regular)
        .tint(glass.tintColor.map { Color(uiColor: $0) })
      return AnyView(
        contents.frame(maxWidth: .infinity, maxHeight: .infinity)
          .glassEffect(kind, in: .rect(cornerRadius: radius)))
    }
    guard let style = (effect as? UIBlurEffect)?.style else { return AnyView(contents) }
    let shape = RoundedRectangle(
      cornerRadius: clipsToBounds || layer.masksToBounds ? layer.cornerRadius : 0)
    let blur = shape.fill(style.material).overlay(UIViewPicture(contentView))
    guard let scheme = style.colorScheme else { return AnyView(blur) }
    return AnyView(blur.environment(\.colorScheme, scheme))
  }
}

/// The kind of content that stands out on a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of four importances, areas of three, and lines.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
