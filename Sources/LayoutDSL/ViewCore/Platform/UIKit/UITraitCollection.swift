#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// Light or dark appearance, for code written for UIKit.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// The appearance around it.
    case unspecified
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark

    /// Creates a style from that of SwiftUI; nil is unspecified.
    public init(_ colorScheme: ColorScheme?) {
      switch colorScheme {
      case .light: self = .light
      case .dark: self = .dark
      case nil: self = .unspecified
      }
    }
  }

  /// A class of width or height, for code written for UIKit.
  public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// None is known.
    case unspecified
    /// Little space.
    case compact
    /// Much space.
    case regular
  }

  /// The kind of device, for code written for UIKit.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No kind is known.
    case unspecified = -1
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
    /// A television.
    case tv
    /// A car's screen.
    case carPlay
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision
  }

  /// The traits of the screen that a view is on, for code written for UIKit.
  open class UITraitCollection: NSObject, @unchecked Sendable {
    package let colorContext: ColorContext
    /// The Dynamic Type size.
    package let dynamicTypeSize: DynamicTypeSize
    /// Light or dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The class of the width.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The class of the height.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    package init(
      _ context: ColorContext, displayScale: CGFloat = 1, dynamicTypeSize: DynamicTypeSize = .large,
      horizontal: UIUserInterfaceSizeClass = .unspecified,
      vertical: UIUserInterfaceSizeClass = .unspecified
    ) {
      colorContext = context
      userInterfaceStyle = context.colorScheme == .dark ? .dark : .light
      self.displayScale = displayScale
      self.dynamicTypeSize = dynamicTypeSize
      horizontalSizeClass = horizontal
      verticalSizeClass = vertical
    }

    /// Creates traits with an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.init(ColorContext(colorScheme: userInterfaceStyle == .dark ? .dark : .light))
    }

    /// Creates the traits of a view's environment.
    package convenience init(_ environment: EnvironmentValues) {
      self.init(
        environment.styles.color, displayScale: environment.displayScale,
        dynamicTypeSize: environment.dynamicTypeSize,
        horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass))
    }

    /// The kind of device: an iPhone, unless the width and the height are regular.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      horizontalSizeClass == .regular && verticalSizeClass == .regular ? .pad : .phone
    }

    /// The traits of the UIKit view that draws itself.
    nonisolated(unsafe) package static var drawn: UITraitCollection?

    /// The traits of the view that is being evaluated or drawn; otherwise those of a light screen.
    public static var current: UITraitCollection {
      if let drawn { return drawn }
      guard let node = ViewGraph.evaluator?.evaluatedNode else {
        return UITraitCollection(ColorContext())
      }
      return UITraitCollection(node.environment)
    }
  }

  extension UIUserInterfaceSizeClass {
    /// Creates a class from that of SwiftUI; nil is unspecified.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
      switch sizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      case nil: self = .unspecified
      }
    }
  }

  extension ColorScheme {
    /// Creates an appearance from that of UIKit; nil if it is unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
      switch uiUserInterfaceStyle {
      case .light: self = .light
      case .dark: self = .dark
      case .unspecified: return nil
      }
    }
  }
#endif
