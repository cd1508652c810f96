import Foundation

/// A colour value in extended sRGB, with unpremultiplied components.
public struct ResolvedColor: Hashable, Codable, Sendable {
  /// The gamma-encoded components; 0…1 within the sRGB gamut.
  public var red: Float, green: Float, blue: Float
  /// The opacity: 0 is transparent, 1 is opaque.
  public var opacity: Float

  /// Creates a colour from its components in a colour space.
  public init(
    colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
    switch colorSpace {
    case .sRGB: break
    case .sRGBLinear:
      (linearRed, linearGreen, linearBlue) = (red, green, blue)
    case .displayP3:
      (linearRed, linearGreen, linearBlue) = ColorSpaceConversion.linearSRGB(
        fromLinearP3: linearRed, linearGreen, linearBlue)
    }
  }

  /// The linear red component.
  public var linearRed: Float {
    get { ColorSpaceConversion.decode(red) }
    set { red = ColorSpaceConversion.encode(newValue) }
  }

  /// The linear green component.
  public var linearGreen: Float {
    get { ColorSpaceConversion.decode(green) }
    set { green = ColorSpaceConversion.encode(newValue) }
  }

  /// The linear blue component.
  public var linearBlue: Float {
    get { ColorSpaceConversion.decode(blue) }
    set { blue = ColorSpaceConversion.encode(newValue) }
  }

  /// The same colour with Display P3 components in place of the sRGB ones.
  package var inDisplayP3: ResolvedColor {
    var copy = self
    (copy.linearRed, copy.linearGreen, copy.linearBlue) = ColorSpaceConversion.linearP3(
      fromLinearSRGB: linearRed, linearGreen, linearBlue)
    return copy
  }

  package static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  package static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  package static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  package func multiplyingOpacity(by factor: Float) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// The components as hexadecimal bytes: red, green, blue, opacity.
  public var description: String {
    // SwiftUI converts colour components through linear light and loses a little precision, so that
    // halves round down. It does not convert the opacity.
    let components = [red, green, blue].map { (limited($0) - 0.5).rounded(.up) }
    return (components + [limited(opacity).rounded()]).reduce(into: "#") { text, byte in
      text += (byte < 16 ? "0" : "") + String(UInt8(byte), radix: 16, uppercase: true)
    }
  }

  private func limited(_ component: Float) -> Float {
    component > 0 ? min(component, 1) * 255 : 0
  }
}
