import Foundation
import ViewCore

/// A view that shows the progress of a task: a bar, or a spinner if the progress is unknown.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  private var timer: ProgressTimer?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.progressViewStyles) private var styles

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The progress in the style of the environment.
  public var body: some View {
    if let timer {
      TimelineView(.animation) { styled(by: styles.innermost, timer.fraction(at: $0.date)) }
    } else {
      styled(by: styles.innermost, fraction)
    }
  }

  private func styled<Style: ProgressViewStyle>(by style: Style, _ fraction: Double?) -> AnyView {
    func part<Part: View>(_ part: Part?) -> AnyView? {
      areLabelsHidden || Part.self == EmptyView.self ? nil : part.map { AnyView($0) }
    }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: part(label).map { .init(view: $0) },
      currentValueLabel: part(currentValueLabel).map { .init(view: $0) })
    return StyleProperty.view(by: style, in: \.progressViewStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension ProgressView {
  /// Creates a progress bar with a label and a label for the current value.
  ///
  /// `value / total` is the completed fraction, clamped to 0 … 1. If `value` is nil, the view is a
  /// spinner.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { total > 0 ? Double(max(0, min($0 / total, 1))) : 0 }, label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView {
  /// Creates a progress bar that follows the clock through an interval, with a label and a label
  /// for the current value.
  ///
  /// A bar that counts down is full at the start of the interval; an empty interval has passed.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a progress bar that follows the clock through an interval, with a label and the
  /// remaining or the passed time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a progress bar that follows the clock through an interval, with the remaining or the
  /// passed time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The remaining or the passed time of a progress view that follows the clock.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time as text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The interval of a progress view that follows the clock.
private struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let fraction = length > 0 ? max(0, min(passed / length, 1)) : 1
    return countsDown ? 1 - fraction : fraction
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a progress bar for a progress, with its description; a spinner if it is indeterminate.
  ///
  /// The view shows the progress at the time of its creation.
  public init(_ progress: Progress) {
    let fraction = progress.isIndeterminate ? nil : max(0, min(progress.fractionCompleted, 1))
    self.init(
      fraction: fraction,
      label: Text(verbatim: "\((fraction ?? 0).formatted(.percent.rounded())) completed"),
      currentValueLabel: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a spinner with a label view.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a spinner with a localized title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a spinner with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a progress bar without a label.
  ///
  /// `value / total` is the completed fraction, clamped to 0 … 1. If `value` is nil, the view is a
  /// spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
  }

  /// Creates a progress bar with a label view, or a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Creates a progress bar with a localized title, or a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a progress bar with a title string, or a spinner if `value` is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style receives.
  ///
  /// A style displays this view to build on another progress view style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
