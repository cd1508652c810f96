// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The arrangement of axis marks.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  /// Labels stay within the ends of the axis.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  /// Grid lines continue along the labels.
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  /// Labels are inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// The side of the plot on which an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// The values that have axis marks.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double)
    case stride(Double)
    case dates(Calendar.Component, count: Int, calendar: Calendar?)
    case values([DataValue])
  }

  let kind: Kind
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  public static var automatic: AxisMarkValues { automatic() }

  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(desiredCount: desiredCount, minimumStride: 0),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(
        desiredCount: desiredCount, minimumStride: DataValue(minimumStride).scalar ?? 0),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(DataValue(stepSize).scalar ?? 1), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(component, count: count, calendar: calendar),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  static func values(_ values: [some Plottable]) -> AxisMarkValues {
    AxisMarkValues(kind: .values(values.map { DataValue($0) }))
  }
}

/// The value of an axis mark.
public struct AxisValue {
  let value: DataValue
  public let index: Int
  public let count: Int

  /// The value as a type, or nil if the axis has values of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.decoded(as: type) }
}

/// The marks of an axis: lines, ticks and labels at some values.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Makes the marks at a value; nil for the default marks of an axis.
  let content: ((AxisValue) -> Content)?
  var label: AxisLabel?
  var stroke: StrokeStyle?

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ content: ((AxisValue) -> Content)?
  ) {
    self.preset = preset
    self.position = position
    self.values = values
    self.content = content
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values) { _ in content() }
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .values(values)) { _ in content() }
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .values(values), content)
  }

  func collect(into axes: inout [AxisDescription]) {
    axes.append(
      AxisDescription(
        preset: preset.kind, position: position.kind, values: values, label: label, stroke: stroke,
        parts: content.map { content in { axisParts(of: content($0)) } }))
  }
}

extension AxisMarks where Content == AnyAxisMark {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, nil)
    self.stroke = stroke
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .values(values), nil)
    self.stroke = stroke
  }

  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, nil)
    self.stroke = stroke
    label = AxisValueLabel(format: format).label
  }

  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, .values(values), nil)
    self.stroke = stroke
    label = AxisValueLabel(format: format).label
  }
}
