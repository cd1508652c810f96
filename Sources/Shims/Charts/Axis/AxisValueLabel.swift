// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The direction of the text of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
  public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
  public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }
}

/// The treatment of labels that overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, truncate, disabled
    case greedy(priority: Double, spacing: CGFloat?)
  }
  let kind: Kind
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
  public static var greedy: AxisValueLabelCollisionResolution { greedy(priority: 0) }
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init(kind: .greedy(priority: priority, spacing: minimumSpacing))
  }
}

/// The value of an axis mark as a text or a view.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  let label: AxisLabel
  let isCentered: Bool?

  private init(
    isCentered: Bool?, anchor: UnitPoint?, collision: AxisValueLabelCollisionResolution,
    orientation: AxisValueLabelOrientation, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat?, content: @escaping (DataValue) -> AnyView?
  ) {
    self.isCentered = isCentered
    label = AxisLabel(
      content: content, anchor: anchor, collision: collision, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.init(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: { _ in view })
  }

  func collect(into parts: inout [AxisPart], style: AxisPartStyle) {
    parts.append(AxisPart(kind: .label(label), isCentered: isCentered, style: style))
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: { _ in AnyView(Text(titleKey)) })
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: { _ in AnyView(Text(title)) })
  }
}

extension AxisValueLabel where Content == Never {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: { _ in nil })
  }

  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: { value in
        value.decoded(as: Format.FormatInput.self).map {
          AnyView(Text(verbatim: format.format($0)))
        }
      })
  }
}
