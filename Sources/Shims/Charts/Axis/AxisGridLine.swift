// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A line across the plot.
public struct AxisGridLine: PrimitiveAxisMark {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    parts.append(AxisPart(kind: .gridLine(stroke), isCentered: isCentered, style: style))
  }
}

/// A short line at the edge of the plot.
public struct AxisTick: PrimitiveAxisMark {
  public struct Length: Sendable {
    enum Kind: Sendable {
      case fixed(CGFloat)
      case automatic
      /// Along the labels, and a distance in points beyond them.
      case label(CGFloat)
    }
    let kind: Kind
    public static var automatic: Length { Length(kind: .automatic) }
    public static var label: Length { label(extendPastBy: 0) }
    public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(length))
    }
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(kind: .label(length))
    }
  }

  let isCentered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    parts.append(AxisPart(kind: .tick(length, stroke), isCentered: isCentered, style: style))
  }
}
