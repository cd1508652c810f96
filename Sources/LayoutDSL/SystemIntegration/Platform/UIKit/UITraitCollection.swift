import ViewCore

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
  ///
  /// A trait that is not specified has the value of a light iPhone; where collections are combined,
  /// it leaves the trait of the earlier one.
  open class UITraitCollection: NSObject, @unchecked Sendable {
    /// The values that a collection specifies; nil for each other trait.
    package struct Specified: Equatable, Sendable {
      package var userInterfaceStyle: UIUserInterfaceStyle?
      package var displayScale: CGFloat?
      package var dynamicTypeSize: DynamicTypeSize?
      package var horizontalSizeClass: UIUserInterfaceSizeClass?
      package var verticalSizeClass: UIUserInterfaceSizeClass?
      package var userInterfaceIdiom: UIUserInterfaceIdiom?
      package var layoutDirection: LayoutDirection?
      package var legibilityWeight: LegibilityWeight?

      package init() {}
    }

    package let specified: Specified
    package let colorContext: ColorContext
    /// The Dynamic Type size.
    package var dynamicTypeSize: DynamicTypeSize { specified.dynamicTypeSize ?? .large }
    /// Light or dark appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public var displayScale: CGFloat { specified.displayScale ?? 1 }
    /// The class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
      specified.horizontalSizeClass ?? .unspecified
    }
    /// The class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
      specified.verticalSizeClass ?? .unspecified
    }

    package init(_ context: ColorContext, _ specified: Specified) {
      self.specified = specified
      colorContext = context
      userInterfaceStyle = context.colorScheme == .dark ? .dark : .light
      super.init()
    }

    package convenience init(specified: Specified) {
      self.init(
        ColorContext(colorScheme: specified.userInterfaceStyle == .dark ? .dark : .light), specified
      )
    }

    /// Creates traits of which none is specified.
    public convenience override init() {
      self.init(specified: Specified())
    }

    /// Creates traits with an appearance.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
      var specified = Specified()
      if userInterfaceStyle != .unspecified { specified.userInterfaceStyle = userInterfaceStyle }
      self.init(specified: specified)
    }

    /// Creates traits with a number of pixels per point; 0 leaves it unspecified.
    public convenience init(displayScale: CGFloat) {
      var specified = Specified()
      if displayScale > 0 { specified.displayScale = displayScale }
      self.init(specified: specified)
    }

    /// Creates traits with a class of the width.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
      var specified = Specified()
      if horizontalSizeClass != .unspecified { specified.horizontalSizeClass = horizontalSizeClass }
      self.init(specified: specified)
    }

    /// Creates traits with a class of the height.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
      var specified = Specified()
      if verticalSizeClass != .unspecified { specified.verticalSizeClass = verticalSizeClass }
      self.init(specified: specified)
    }

    /// Creates traits with a kind of device.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
      var specified = Specified()
      if userInterfaceIdiom != .unspecified { specified.userInterfaceIdiom = userInterfaceIdiom }
      self.init(specified: specified)
    }

    /// Combines collections; of the values for one trait, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
      self.init(
        specified: traitCollections.reduce(into: Specified()) { $0.adopt($1.specified) })
    }

    /// Creates the traits of a view's environment.
    package convenience init(_ environment: EnvironmentValues) {
      var specified = Specified()
      specified.userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
      specified.displayScale = environment.displayScale
      specified.dynamicTypeSize = environment.dynamicTypeSize
      specified.horizontalSizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
      specified.verticalSizeClass = UIUserInterfaceSizeClass(environment.verticalSizeClass)
      specified.layoutDirection = environment.layoutDirection
      self.init(environment.styles.color, specified)
    }

    /// Creates the traits of colours alone.
    package convenience init(_ context: ColorContext) {
      var specified = Specified()
      specified.userInterfaceStyle = UIUserInterfaceStyle(context.colorScheme)
      self.init(context, specified)
    }

    /// The kind of device: the specified one, else an iPhone unless the width and the height are
    /// regular.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
      if let idiom = specified.userInterfaceIdiom { return idiom }
      return horizontalSizeClass == .regular && verticalSizeClass == .regular ? .pad : .phone
    }

    /// The traits of the UIKit view that is measured or draws itself.
    nonisolated(unsafe) package static var drawn: UITraitCollection?

    /// Returns what a function returns that runs while these traits are the current ones.
    package func whileCurrent<Result>(_ function: () -> Result) -> Result {
      let outer = Self.drawn
      Self.drawn = self
      defer { Self.drawn = outer }
      return function()
    }

    /// The traits of the view that is being evaluated, measured or drawn; otherwise those of a
    /// light screen.
    public static var current: UITraitCollection {
      if let drawn { return drawn }
      guard let node = ViewGraph.evaluator?.evaluatedNode else {
        return UITraitCollection(ColorContext())
      }
      return UITraitCollection(node.environment)
    }
  }

  extension UITraitCollection.Specified {
    /// Takes over the values that other traits specify.
    package mutating func adopt(_ other: Self) {
      userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
      displayScale = other.displayScale ?? displayScale
      dynamicTypeSize = other.dynamicTypeSize ?? dynamicTypeSize
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
      userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
      layoutDirection = other.layoutDirection ?? layoutDirection
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
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

  extension UserInterfaceSizeClass {
    /// Creates a class from that of UIKit; nil if it is unspecified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
      switch uiUserInterfaceSizeClass {
      case .compact: self = .compact
      case .regular: self = .regular
      case .unspecified: return nil
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
