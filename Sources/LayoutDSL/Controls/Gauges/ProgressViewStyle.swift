import Foundation
import ViewCore

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, as a style receives them.
nonisolated public struct ProgressViewStyleConfiguration {
  /// A view that shows the label of a progress view.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// The label of the current value.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// The completed fraction of the task, from 0 to 1; nil if it is unknown.
  public let fractionCompleted: Double?
  /// The label; nil if there is none.
  public var label: Label?
  /// The label of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The default progress view style: a bar, or a spinner if the progress is unknown.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns a bar or a spinner.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A progress view style that shows a bar between the two labels.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a tint colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the bar between the two labels.
  ///
  /// Measurements.md#progress-bar
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A progress view style that shows a spinner above its label.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a tint colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the spinner above its label.
  ///
  /// Measurements.md#progress-spinner-spokes
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if let tint { SizedSpinner().tint(tint) } else { SizedSpinner() }
      configuration.label?.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.progressViewStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum ProgressViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ProgressViewStyle> {
      StyleStack(default: DefaultProgressViewStyle())
    }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

/// A spinner 20 points wide, or 37 for large controls.
private struct SizedSpinner: View {
  @Environment(\.controlSize) private var size

  var body: some View {
    // Measurements.md#progress-spinner
    Spinner(diameter: size == .large || size == .extraLarge ? 37 : 20)
  }
}

extension Color {
  /// The unfilled part of progress bars and gauges.
  ///
  /// Measurements.md#progress-bar
  static let barTrack = Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2)
}

/// A horizontal bar that is filled from the leading edge.
private struct ProgressBar: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.barTrack)
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
          .frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 4)  // Measurements.md#progress-bar
  }
}
