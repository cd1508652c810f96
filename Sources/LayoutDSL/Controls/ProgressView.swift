import Foundation
import ViewCore

/// A view that shows the progress of a task: a bar, or a spinner if the progress is unknown.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
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
    styled(by: styles.innermost)
  }

  private func styled<Style: ProgressViewStyle>(by style: Style) -> AnyView {
    func part<Part: View>(_ part: Part?) -> AnyView? {
      areLabelsHidden || Part.self == EmptyView.self ? nil : part.map { AnyView($0) }
    }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: part(label).map { .init(view: $0) },
      currentValueLabel: part(currentValueLabel).map { .init(view: $0) })
    return HeldStyle.view(by: style, in: \.progressViewStyles) {
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
