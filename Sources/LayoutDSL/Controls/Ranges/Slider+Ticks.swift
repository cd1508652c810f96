import ViewCore

extension Slider {
  /// Creates a slider whose track is filled from a neutral value, with a label and labels for the
  /// bounds.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled; nil for the lower bound.
  ///   - enabledBounds: The values that the user can select; nil for all of the range.
  ///   - currentValueLabel: A description of the value, which is not displayed.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
      labels: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks, whose track is filled from a neutral value, with a label and
  /// labels for the bounds.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
      ticks: Array(ticks().body), labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, which can have ticks, with a label and labels for the bounds.
  ///
  /// `tick` returns the tick of a step; nil is none.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
      ticks: SliderTick.ticks(in: bounds, step: step, tick),
      labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose track is filled from a neutral value, with a label.
  ///
  /// - Parameters:
  ///   - neutralValue: The value from which the track is filled; nil for the lower bound.
  ///   - enabledBounds: The values that the user can select; nil for all of the range.
  ///   - currentValueLabel: A description of the value, which is not displayed.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
      labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks, whose track is filled from a neutral value, with a label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, neutralValue: neutralValue, enabledBounds: enabledBounds,
      ticks: Array(ticks().body), labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, which can have ticks, with a label.
  ///
  /// `tick` returns the tick of a step; nil is none.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
      ticks: SliderTick.ticks(in: bounds, step: step, tick), labels: nil,
      onEditingChanged: onEditingChanged)
  }
}

extension SliderTick where V.Stride: BinaryFloatingPoint {
  /// The most steps that are asked for ticks: more than a screen has points would draw a line.
  private static var limit: Double { 10_000 }

  /// Returns the ticks of the steps of a range; none for more than 10,000 steps.
  fileprivate static func ticks(
    in bounds: ClosedRange<V>, step: V.Stride, _ tick: (V) -> SliderTick?
  ) -> [SliderTick] {
    let count = step > 0 ? Double(bounds.lowerBound.distance(to: bounds.upperBound) / step) : 0
    guard count.isFinite, count <= limit else { return [] }
    return (0...Int(count)).compactMap {
      tick(bounds.lowerBound.advanced(by: step * V.Stride($0)))
    }
  }
}
