import ViewCore

/// A view that shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeStyles) private var styles

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(range.upperBound - range.lowerBound)
    let part = length > 0 ? Double(value - range.lowerBound) / length : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    self.bounds = bounds.map { (minimum: $0.0, maximum: $0.1) }
  }

  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(value, bounds, label(), EmptyView(), nil)
  }

  /// Creates a gauge with a label and a label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge with labels for itself, the current value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// Creates a gauge with labels for itself, the current value and marked values.
  ///
  /// The styles of the system do not show the labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge with labels for itself, the current value, the bounds and marked values.
  ///
  /// The styles of the system do not show the labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }

  /// The gauge in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: GaugeStyle>(by style: Style) -> AnyView {
    func part<Part: View>(_ part: Part?) -> AnyView? {
      Part.self == EmptyView.self ? nil : part.map { AnyView($0) }
    }
    let configuration = GaugeStyleConfiguration(
      value: fraction, label: .init(view: AnyView(label)),
      currentValueLabel: part(currentValueLabel).map { .init(view: $0) },
      minimumValueLabel: part(bounds?.minimum).map { .init(view: $0) },
      maximumValueLabel: part(bounds?.maximum).map { .init(view: $0) })
    return StyleProperty.view(by: style, in: \.gaugeStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}
