import Foundation

/// A view that shows how far a task has come: a bar, or a spinner where that is not known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The bar or the spinner, with its labels.
  public var body: some View {
    if areLabelsHidden || Label.self == EmptyView.self && CurrentValueLabel.self == EmptyView.self {
      bar
    } else if fraction != nil {
      VStack(alignment: .leading, spacing: 4) {
        label
        bar
        currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack(spacing: 4) {
        bar
        label.foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private var bar: some View {
    if let fraction {
      ProgressBar(fraction: fraction)
    } else {
      Spinner(diameter: 20)
    }
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

/// A horizontal bar, filled from the leading end.
private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2))
        Capsule().fill(.tint).frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 4)
  }
}
