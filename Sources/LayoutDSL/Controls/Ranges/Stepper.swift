import Foundation
import ViewCore

/// A control that increments and decrements a value.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper with actions and a label view.
  ///
  /// A half without an action is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper for an unbounded value, with a label view.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = advanced(value.wrappedValue, by: step) },
      onDecrement: {
        value.wrappedValue = advanced(value.wrappedValue, by: step, isReversed: true)
      },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a label view.
  ///
  /// The half that would leave the range is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    func change(isReversed: Bool) -> (() -> Void)? {
      let goesDown = (step < 0) != isReversed
      if goesDown ? current <= bounds.lowerBound : current >= bounds.upperBound { return nil }
      return {
        let next = advanced(value.wrappedValue, by: step, isReversed: isReversed)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    self.init(
      label: label, onIncrement: change(isReversed: false), onDecrement: change(isReversed: true),
      onEditingChanged: onEditingChanged)
  }

  /// The label, and the two halves at the trailing edge.
  public var body: some View {
    ControlRow(
      label: label,
      control: StepperHalves(
        increment: increment, decrement: decrement, onEditingChanged: onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with actions and a localized title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with actions and a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Creates a stepper with actions and a trailing closure for the label.
  @available(
    *, deprecated, renamed: "init(label:onIncrement:onDecrement:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for an unbounded value, with a trailing closure for the label.
  @available(*, deprecated, renamed: "init(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a trailing closure for the label.
  @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

/// The two halves of a stepper, 94 × 32 points.
///
/// Measurements.md#stepper-size
private struct StepperHalves: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      // Measurements.md#stepper-marks
      Rectangle().fill(look.stepper.divider).frame(width: 1, height: 18)
      half("plus", "Increment", increment)
    }
    .frame(width: 94, height: 32)
    .background(look.stepper.fill, in: look.stepper.plate)
    .dimmed(unless: isEnabled)
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    StepperHalf(symbol: symbol, action: action, onEditingChanged: onEditingChanged)
      .environment(\.labelTitle, Text(verbatim: name))
  }
}

/// A half of the stepper with its symbol.
///
/// Measurements.md#stepper-marks
private struct StepperHalf: View {
  let symbol: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @Environment(\.look) private var look

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: look.stepper.symbolSize, weight: .medium))
      .foregroundStyle(action == nil ? Color(system: .tertiary) : .primary)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isPressed ? Color(system: .fill) : .clear)
      .clipShape(RoundedRectangle(cornerRadius: look.stepper.pressedRadius, style: .continuous))
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(
          content: PressGesture(),
          pressing: {
            guard action != nil else { return }
            isPressed = $0
            onEditingChanged($0)
          },
          pressed: { action?() }))
  }
}

/// Returns the value one step away; an integer stops at the end of its type.
private func advanced<V: Strideable>(
  _ value: V, by step: V.Stride, isReversed: Bool = false
) -> V {
  guard let integer = value as? any FixedWidthInteger, let distance = step as? Int else {
    return value.advanced(by: isReversed ? -step : step)
  }
  let goesDown = (distance < 0) != isReversed
  func saturated<I: FixedWidthInteger>(_ integer: I) -> any FixedWidthInteger {
    let length = I(clamping: distance.magnitude)
    let (next, isOutside) =
      goesDown
      ? integer.subtractingReportingOverflow(length) : integer.addingReportingOverflow(length)
    return isOutside ? (goesDown ? I.min : I.max) : next
  }
  return saturated(integer) as? V ?? value
}
