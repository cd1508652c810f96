import Foundation

/// The model of the components of colours.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model is not known.
  case unknown = -1
  /// Grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two colour axes.
  case lab
  /// The components of a device.
  case deviceN
  /// Indices in a table.
  case indexed
  /// A pattern.
  case pattern
  /// X, Y and Z.
  case XYZ
}

/// A colour space with a name; it has no effect, since pixels are always in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The model of the components.
  public typealias Model = CGColorSpaceModel

  /// sRGB.
  public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB with components outside 0…1.
  public nonisolated(unsafe) static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// Linear sRGB.
  public nonisolated(unsafe) static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The linear space of sRGB with components below 0 and above 1.
  public nonisolated(unsafe) static let extendedLinearSRGB: CFString =
    "kCGColorSpaceExtendedLinearSRGB"
  /// Display P3.
  public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Linear Display P3.
  public nonisolated(unsafe) static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  /// Display P3 with components outside 0…1.
  public nonisolated(unsafe) static let extendedDisplayP3: CFString =
    "kCGColorSpaceExtendedDisplayP3"
  /// Linear Display P3 with components outside 0…1.
  public nonisolated(unsafe) static let extendedLinearDisplayP3: CFString =
    "kCGColorSpaceExtendedLinearDisplayP3"
  /// The linear space of the primary colours of sRGB.
  public nonisolated(unsafe) static let genericRGBLinear: CFString =
    "kCGColorSpaceGenericRGBLinear"
  /// The space of digital cinema, which is drawn as Display P3.
  public nonisolated(unsafe) static let dcip3: CFString = "kCGColorSpaceDCIP3"
  /// Adobe RGB, which is drawn as sRGB.
  public nonisolated(unsafe) static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  /// The space of television, which is drawn as sRGB.
  public nonisolated(unsafe) static let itur_709: CFString = "kCGColorSpaceITUR_709"
  /// The space of wide television, which is drawn as sRGB.
  public nonisolated(unsafe) static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  /// Cyan, magenta, yellow and black.
  public nonisolated(unsafe) static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  /// Linear grey.
  public nonisolated(unsafe) static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Grey with a gamma of 2.2 with components outside 0…1.
  public nonisolated(unsafe) static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Linear grey with components outside 0…1.
  public nonisolated(unsafe) static let extendedLinearGray: CFString =
    "kCGColorSpaceExtendedLinearGray"
  /// Grey with a gamma of 2.2.
  public nonisolated(unsafe) static let genericGrayGamma2_2: CFString =
    "kCGColorSpaceGenericGrayGamma2_2"

  private let title: String

  /// Creates the colour space with a name.
  public init?(name: CFString) {
    title = name as String
  }

  /// The name.
  public var name: CFString? { title as NSString }
  /// The model of the components.
  public var model: Model {
    title.contains("Gray") ? .monochrome : title.contains("CMYK") ? .cmyk : .rgb
  }
  /// Whether pixels can be drawn in the colour space: always.
  public var supportsOutput: Bool { true }
  /// The number of components, without opacity.
  public var numberOfComponents: Int { model == .rgb ? 3 : model == .cmyk ? 4 : 1 }

  /// Whether two spaces have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.title == right.title
  }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }

  fileprivate init(_ name: CFString) {
    title = name as String
  }
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }

/// Returns grey with a gamma of 2.2.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(CGColorSpace.genericGrayGamma2_2)
}

/// Returns the space of inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(CGColorSpace.genericCMYK)
}
