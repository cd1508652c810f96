import ViewCore

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge, as a style receives them.
nonisolated public struct GaugeStyleConfiguration {
  /// The label, which describes the purpose of a gauge.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The label of the current value.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The label of the lower bound.
  nonisolated public struct MinimumValueLabel: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The label of the upper bound.
  nonisolated public struct MaximumValueLabel: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The label of a marked value.
  ///
  /// A configuration has no such label, so a style never receives one.
  nonisolated public struct MarkedValueLabel: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
  }

  /// The value as a fraction of the range: 0 is the lower bound, 1 the upper one.
  ///
  /// A value outside the range is clamped; NaN is 0.
  public var value: Double
  /// The label, which describes the purpose of the gauge.
  public var label: Label
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil if there is none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil if there is none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Sets the style of the gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.gaugeStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum GaugeStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GaugeStyle> {
      StyleStack(default: DefaultGaugeStyle())
    }
  }

  var gaugeStyles: StyleStack<any GaugeStyle> {
    get { self[GaugeStylesKey.self] }
    set { self[GaugeStylesKey.self] = newValue }
  }
}
