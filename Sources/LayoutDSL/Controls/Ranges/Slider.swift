import Foundation
import ViewCore

/// A control that selects a value from a range with a knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  let fraction: Binding<Double>
  /// The fractions of the neutral value, from which the track is filled, and of the ticks.
  private var neutral: Double?
  private var ticks: [Double] = []
  private let onEditingChanged: (Bool) -> Void
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?

  /// The track between the labels of the bounds; the label of the slider is not displayed.
  public var body: some View {
    HStack(spacing: 8) {  // Measurements.md#slider-track
      minimumValueLabel
      SliderTrack(
        fraction: fraction, neutral: neutral, ticks: ticks, onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, ticks: [SliderTick<V>] = [],
    labels: (ValueLabel, ValueLabel)?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound), length = Double(bounds.upperBound) - lower
    func fraction(of value: V) -> Double? {
      bounds.contains(value) && length > 0 ? (Double(value) - lower) / length : nil
    }
    neutral = neutralValue.flatMap(fraction)
    self.ticks = ticks.compactMap { fraction(of: $0.value) }
    let enabled = (enabledBounds ?? bounds).clamped(to: bounds)
    let least = Double(enabled.lowerBound), most = Double(enabled.upperBound)
    self.fraction = Binding(
      location: ClosureLocation(
        get: {
          length > 0 ? min(max((Double(value.wrappedValue) - lower) / length, 0), 1) : 0
        },
        set: { fraction, _ in
          var distance = fraction * length
          if let step, step > 0 {
            let step = Double(step)
            distance = min((distance / step).rounded(), (length / step).rounded(.down)) * step
          }
          value.wrappedValue = V(min(max(lower + distance, least), most))
        }))
    self.onEditingChanged = onEditingChanged
    minimumValueLabel = labels?.0
    maximumValueLabel = labels?.1
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider for a range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider for a range whose values are multiples of a step from the lower bound.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, labels: nil, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a range, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, labels: nil, onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider for a range, with a label and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, a label and labels for the bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, labels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider for a range, with labels for the bounds as views and a trailing label.
  @available(
    *, deprecated,
    renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps, labels for the bounds as views and a trailing label.
  @available(
    *, deprecated,
    renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, labels: (minimumValueLabel, maximumValueLabel),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for a range, with a trailing label.
  @available(*, deprecated, renamed: "init(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, labels: nil, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with steps and a trailing label.
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, labels: nil, onEditingChanged: onEditingChanged)
  }
}
