import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A colour, for code that uses UIKit's colours; subclasses add colours of their own.
  open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    package let color: Color
    /// The picture that a background of this colour repeats.
    package private(set) var pattern: UIImage?

    /// Creates a colour from a SwiftUI colour.
    public init(_ color: Color) {
      self.color = color
    }

    // These are required, so that a protocol of an app can ask for them, and `Self` can be made.

    /// Creates a colour from extended sRGB components.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a shade of grey.
    public required init(white: CGFloat, alpha: CGFloat) {
      color = Color(white: white, opacity: alpha)
    }

    /// Creates a colour from hue, saturation and brightness, each 0…1.
    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    /// Creates a colour from Display P3 components.
    public required init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
    }

    /// Creates a pattern that repeats a picture.
    ///
    /// The background of a `UIView` shows the pattern, from its top-leading corner. Everywhere else
    /// the colour is clear.
    public required init(patternImage image: UIImage) {
      color = .clear
      pattern = image
    }

    /// Creates a colour that a closure chooses for the traits of the view that shows it.
    public required init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      color = Color(
        dynamic: DynamicColor { dynamicProvider(UITraitCollection($0)).color.resolved(in: $0) })
    }

    /// Creates a colour from the asset catalogs of the main bundle, as the other initializer does.
    public required convenience init?(named name: String) {
      self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a colour from the asset catalogs of a bundle; nil is the main bundle.
    ///
    /// Returns nil if the catalogs have colours and this one is not among them. Without a catalog,
    /// as when a single file is rendered, and while no view is evaluated, the colour is missing
    /// when it is drawn.
    public required convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
      if let images = ViewGraph.evaluator?.evaluatedNode.graph.services.images {
        let folder = (bundle ?? .main).resourceURL
        if images.hasColors(in: folder), images.color(named: name, in: folder) == nil { return nil }
      }
      self.init(Color(name, bundle: bundle))
    }

    /// Creates a colour that is not visible.
    public override convenience init() {
      self.init(.clear)
    }

    /// Creates a colour from a colour resource.
    public required convenience init(resource: ColorResource) {
      self.init(Color(resource))
    }

    /// Creates the colour of a literal, `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Reads the components that a colour wrote.
    public required init?(coder: NSCoder) {
      func component(_ key: String) -> Float? {
        coder.containsValue(forKey: key) ? coder.decodeFloat(forKey: key) : nil
      }
      guard let red = component("UIRed"), let green = component("UIGreen"),
        let blue = component("UIBlue"), let alpha = component("UIAlpha")
      else { return nil }
      color = Color(
        Color.Resolved(
          red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Writes the extended sRGB components in the current traits.
    open func encode(with coder: NSCoder) {
      let value = resolved
      coder.encode(value.red, forKey: "UIRed")
      coder.encode(value.green, forKey: "UIGreen")
      coder.encode(value.blue, forKey: "UIBlue")
      coder.encode(value.opacity, forKey: "UIAlpha")
    }

    /// Whether archives of colours can be read safely: yes.
    public static var supportsSecureCoding: Bool { true }

    /// Returns the colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(color.replacingOpacity(with: alpha))
    }

    /// Returns the colour as it is shown with some traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      UIColor(Color(color.resolved(in: traitCollection.colorContext)))
    }

    /// Whether another colour has the same value.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? UIColor else { return false }
      return other.color == color && other.pattern === pattern
    }

    /// The hash of the colour.
    open override var hash: Int { color.hashValue }

    /// The description of the colour.
    open override var description: String { color.description }

    fileprivate convenience init(system: SystemColor) {
      self.init(Color(system: system))
    }
  }

  extension UIColor: _ExpressibleByColorLiteral {}

  /// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing else says it.
  public typealias _ColorLiteralType = UIColor

  extension UIColor {
    /// The components in the current traits.
    package var resolved: Color.Resolved {
      color.resolved(in: UITraitCollection.current.colorContext)
    }

    /// Writes the sRGB components, in the current traits, to the places that are not nil.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let value = resolved
      red?.pointee = CGFloat(value.red)
      green?.pointee = CGFloat(value.green)
      blue?.pointee = CGFloat(value.blue)
      alpha?.pointee = CGFloat(value.opacity)
      return true
    }

    /// Writes hue, saturation and brightness, in the current traits, to the places that are not
    /// nil.
    @discardableResult
    public func getHue(
      _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
      brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let value = resolved
      let (red, green, blue) = (CGFloat(value.red), CGFloat(value.green), CGFloat(value.blue))
      let greatest = max(red, green, blue)
      let range = greatest - min(red, green, blue)
      // The angle on the colour wheel, in sixths, from the two smaller components.
      let angle: CGFloat =
        if range == 0 {
          0
        } else if greatest == red {
          (green - blue) / range
        } else if greatest == green {
          (blue - red) / range + 2
        } else {
          (red - green) / range + 4
        }
      hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
      saturation?.pointee = greatest == 0 ? 0 : range / greatest
      brightness?.pointee = greatest
      alpha?.pointee = CGFloat(value.opacity)
      return true
    }

    /// Writes the brightness of the colour, in the current traits, to the places that are not nil.
    @discardableResult
    public func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let value = resolved
      // The weights of the luminance in sRGB.
      white?.pointee = CGFloat(0.2126 * value.red + 0.7152 * value.green + 0.0722 * value.blue)
      alpha?.pointee = CGFloat(value.opacity)
      return true
    }
  }

  extension Color {
    /// Creates a colour from a UIKit colour.
    public init(uiColor: UIColor) {
      self = uiColor.color
    }

    /// Creates a colour from a UIKit colour, without an argument label.
    @_disfavoredOverload
    public init(_ color: UIColor) {
      self = color.color
    }
  }

  extension UIColor {
    /// The system's red, which depends on the appearance.
    public static let systemRed = UIColor(system: .red)
    /// The system's orange, which depends on the appearance.
    public static let systemOrange = UIColor(system: .orange)
    /// The system's yellow, which depends on the appearance.
    public static let systemYellow = UIColor(system: .yellow)
    /// The system's green, which depends on the appearance.
    public static let systemGreen = UIColor(system: .green)
    /// The system's mint, which depends on the appearance.
    public static let systemMint = UIColor(system: .mint)
    /// The system's teal, which depends on the appearance.
    public static let systemTeal = UIColor(system: .teal)
    /// The system's cyan, which depends on the appearance.
    public static let systemCyan = UIColor(system: .cyan)
    /// The system's blue, which depends on the appearance.
    public static let systemBlue = UIColor(system: .blue)
    /// The system's indigo, which depends on the appearance.
    public static let systemIndigo = UIColor(system: .indigo)
    /// The system's purple, which depends on the appearance.
    public static let systemPurple = UIColor(system: .purple)
    /// The system's pink, which depends on the appearance.
    public static let systemPink = UIColor(system: .pink)
    /// The system's brown, which depends on the appearance.
    public static let systemBrown = UIColor(system: .brown)
    /// The system's gray, which depends on the appearance.
    public static let systemGray = UIColor(system: .gray)
    /// The system's gray2, which depends on the appearance.
    public static let systemGray2 = UIColor(system: .gray2)
    /// The system's gray3, which depends on the appearance.
    public static let systemGray3 = UIColor(system: .gray3)
    /// The system's gray4, which depends on the appearance.
    public static let systemGray4 = UIColor(system: .gray4)
    /// The system's gray5, which depends on the appearance.
    public static let systemGray5 = UIColor(system: .gray5)
    /// The system's gray6, which depends on the appearance.
    public static let systemGray6 = UIColor(system: .gray6)
    /// The colour of primary text.
    public static let label = UIColor(system: .primary)
    /// The colour of secondary text.
    public static let secondaryLabel = UIColor(system: .secondary)
    /// The colour of tertiary text.
    public static let tertiaryLabel = UIColor(system: .tertiary)
    /// The colour of quaternary text.
    public static let quaternaryLabel = UIColor(system: .quaternary)
    /// The colour of placeholder text.
    public static let placeholderText = UIColor(system: .placeholderText)
    /// The colour of links.
    public static let link = UIColor(system: .link)
    /// The accent colour.
    public static let tintColor = UIColor(Color.accentColor)
    /// A translucent colour for thin lines.
    public static let separator = UIColor(system: .separator)
    /// An opaque colour for thin lines.
    public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
    /// An overlay for thin shapes.
    public static let systemFill = UIColor(system: .fill)
    /// An overlay for medium-sized shapes.
    public static let secondarySystemFill = UIColor(system: .secondaryFill)
    /// An overlay for large shapes.
    public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
    /// An overlay for large areas.
    public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
    /// The background of a screen.
    public static let systemBackground = UIColor(system: .background)
    /// The background of a group on a screen.
    public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
    /// The background of a group within a group.
    public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
    /// The background of a screen of grouped content.
    public static let systemGroupedBackground = UIColor(system: .groupedBackground)
    /// The background of grouped content.
    public static let secondarySystemGroupedBackground = UIColor(
      system: .secondaryGroupedBackground)
    /// The background of a group within grouped content.
    public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)
    /// Black for text on light backgrounds, in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Translucent white for text on dark backgrounds, in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Grey with a white component of 1/3.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Grey with a white component of 1/2.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Grey with a white component of 2/3.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// The sRGB colour (1, 0, 0).
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The sRGB colour (0, 1, 0).
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The sRGB colour (0, 0, 1).
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The sRGB colour (0, 1, 1).
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The sRGB colour (1, 1, 0).
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The sRGB colour (1, 0, 1).
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The sRGB colour (1, 0.5, 0).
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The sRGB colour (0.5, 0, 0.5).
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The sRGB colour (0.6, 0.4, 0.2).
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
#endif
