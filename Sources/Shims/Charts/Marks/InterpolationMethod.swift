// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The course of lines and areas from one point to the next.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat), catmullRom(CGFloat)
  }

  let kind: Kind

  public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
  public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
  public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }

  public var description: String {
    switch kind {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal: "cardinal"
    case .catmullRom: "catmullRom"
    }
  }

  /// The method for the same points in the opposite order.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
