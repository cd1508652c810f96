import Drawing
import Foundation

extension Color {
  /// A colour value in extended sRGB with a headroom.
  @frozen public struct ResolvedHDR: Hashable, Sendable {
    private var color: Resolved
    /// The linear brightness of the brightest component relative to white; nil is unknown.
    public var headroom: Float?

    /// Creates a value from components and a headroom.
    public init(_ color: Resolved, headroom: Float? = nil) {
      (self.color, self.headroom) = (color, headroom)
    }

    /// The gamma-encoded red component; 0…1 within the sRGB gamut.
    public var red: Float {
      get { color.red }
      set { color.red = newValue }
    }
    /// The gamma-encoded green component; 0…1 within the sRGB gamut.
    public var green: Float {
      get { color.green }
      set { color.green = newValue }
    }
    /// The gamma-encoded blue component; 0…1 within the sRGB gamut.
    public var blue: Float {
      get { color.blue }
      set { color.blue = newValue }
    }
    /// The opacity: 0 is transparent, 1 is opaque.
    public var opacity: Float {
      get { color.opacity }
      set { color.opacity = newValue }
    }
    /// The linear red component.
    public var linearRed: Float {
      get { color.linearRed }
      set { color.linearRed = newValue }
    }
    /// The linear green component.
    public var linearGreen: Float {
      get { color.linearGreen }
      set { color.linearGreen = newValue }
    }
    /// The linear blue component.
    public var linearBlue: Float {
      get { color.linearBlue }
      set { color.linearBlue = newValue }
    }
  }

  /// Returns the value of the colour with its headroom in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: provider.headroom.map(Float.init))
  }

  /// Returns the colour with its linear components multiplied by two to the power of `stops`.
  ///
  /// Components beyond white are drawn like white.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(.exposure(provider, stops: stops))
  }

  /// Returns the colour with a headroom; nil is unknown.
  ///
  /// A picture has no headroom above white, so it looks the same.
  public func headroom(_ headroom: Double?) -> Color {
    Color(.headroom(provider, headroom))
  }
}

extension Color.Provider {
  /// The linear brightness of the brightest component relative to white; nil is unknown.
  var headroom: Double? {
    switch self {
    case .constant, .system, .accent, .named, .dynamic: nil
    case .opacity(let base, _), .replacingOpacity(let base, _): base.headroom
    case .mix(let first, let second, _, _):
      [first.headroom, second.headroom].compactMap { $0 }.max()
    case .exposure(let base, let stops): max((base.headroom ?? 1) * powerOfTwo(stops), 1)
    case .headroom(_, let headroom): headroom
    }
  }
}

extension Color.Resolved {
  /// Returns the colour with its linear components multiplied by two to the power of `stops`.
  func exposed(by stops: Double) -> Color.Resolved {
    let factor = Float(powerOfTwo(stops))
    guard factor.isFinite else { return self }
    var copy = self
    copy.linearRed *= factor
    copy.linearGreen *= factor
    copy.linearBlue *= factor
    return copy
  }
}

/// Returns a power of two by exactly rounded operations; `exp2` differs between processors.
///
/// The fraction of the exponent is a product of square roots of square roots of 2, one for each
/// bit.
private func powerOfTwo(_ exponent: Double) -> Double {
  guard exponent.isFinite else { return exponent > 0 ? .infinity : exponent < 0 ? 0 : .nan }
  let whole = exponent.rounded(.down)
  var fraction = exponent - whole
  var factor = 2.0
  var result = 1.0
  for _ in 0..<Double.significandBitCount where fraction > 0 {
    factor = factor.squareRoot()
    fraction *= 2
    guard fraction >= 1 else { continue }
    fraction -= 1
    result *= factor
  }
  return result * Double(sign: .plus, exponent: Int(max(-1_074, min(whole, 1_024))), significand: 1)
}
