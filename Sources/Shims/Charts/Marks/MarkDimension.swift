// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The width or height of a mark, or the radius of a sector.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic
    case fixed(CGFloat), ratio(CGFloat), inset(CGFloat)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  public static var automatic: MarkDimension { MarkDimension(.automatic) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// The length of the step, less a distance in points at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }
  /// A fraction of the step.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

  /// Returns the length within a step; negative lengths become 0.
  func length(in step: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: step * automatic
      case .fixed(let length): length
      case .ratio(let ratio): step * ratio
      case .inset(let inset): step - 2 * inset
      }
    return length.isFinite ? max(0, length) : 0
  }
}
