import Foundation
import ViewCore

/// A control that selects a value from a range with a knob.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Binding<Double>
  private let onEditingChanged: (Bool) -> Void
  private let minimumValueLabel: ValueLabel?
  private let maximumValueLabel: ValueLabel?

  /// The track between the labels of the bounds; the label of the slider is not displayed.
  public var body: some View {
    HStack(spacing: 8) {  // Measurements.md#slider-track
      minimumValueLabel
      SliderTrack(fraction: fraction, onEditingChanged: onEditingChanged)
      maximumValueLabel
    }
  }

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?,
    labels: (ValueLabel, ValueLabel)?, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let lower = Double(bounds.lowerBound), length = Double(bounds.upperBound) - lower
    fraction = Binding(
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
          value.wrappedValue = V(lower + distance)
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

/// A track 4 points tall with a knob of 28 points, as on iOS 18.
///
/// The row is 31 points tall (Measurements.md#slider-row-height).
private struct SliderTrack: View {
  /// The diameter of the knob, in points.
  private static let knob: CGFloat = 28  // Measurements.md#slider-track

  @Binding var fraction: Double
  let onEditingChanged: (Bool) -> Void
  /// The fraction at which the current drag started; nil while no drag is active.
  @State private var start: Double?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    GeometryReader { proxy in
      let room = max(proxy.size.width - Self.knob, 0)
      let position = room * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(system: .fill)).frame(height: 4)
        Capsule().fill(.tint).frame(width: position + Self.knob / 2, height: 4)
        Circle().fill(.white)
          .shadow(color: .black.opacity(0.16), radius: 3, y: 2)  // Measurements.md#control-shadows
          .frame(width: Self.knob, height: Self.knob)
          .contentShape(Circle().inset(by: -8))  // Measurements.md#slider-touch-reach
          .gesture(drag(room: room))
          .padding(.leading, position)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .frame(height: 31)
    .opacity(isEnabled ? 1 : 0.5)  // Measurements.md#control-disabled-opacity
  }

  private func drag(room: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { value in
        let start = start ?? fraction
        if self.start == nil {
          self.start = start
          onEditingChanged(true)
        }
        guard room > 0 else { return }
        let way = value.translation.width * (layoutDirection == .rightToLeft ? -1 : 1)
        let new = min(max(start + way / room, 0), 1)
        if new != fraction { fraction = new }
      }
      .onEnded { _ in
        start = nil
        onEditingChanged(false)
      }
  }
}
