import Foundation
import ViewCore

/// A view that shows how far a task has come: a bar, or a spinner where that is not known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.progressViewStyle) private var style

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// What the style makes of how far the task has come, and of the labels.
  public var body: some View {
    styled(by: style)
  }

  private func styled<Style: ProgressViewStyle>(by style: Style) -> AnyView {
    func part<Part: View>(_ part: Part) -> AnyView? {
      areLabelsHidden || Part.self == EmptyView.self ? nil : AnyView(part)
    }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: part(label).map { .init(view: $0) },
      currentValueLabel: part(currentValueLabel).map { .init(view: $0) })
    return HeldStyle.view(by: style) { $0.makeBody(configuration: configuration) }
  }
}

extension ProgressView {
  /// Creates a bar with labels, filled by the part that `value` is of `total`; a nil value shows a
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
  /// Creates a spinner, for a task of unknown length.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a spinner with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  /// Creates a bar filled by the part that `value` is of `total`; a nil value shows a spinner.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value, total: total) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
  }

  /// Creates a bar with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Creates a bar with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a title.
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
  /// Creates a view that a style shows in another style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(view: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(view: AnyView(EmptyView())))
  }
}
