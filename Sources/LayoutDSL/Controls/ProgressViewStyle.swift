import Foundation
import ViewCore

/// How views look that show how far a task has come.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that shows the progress.
  associatedtype Body: View
  /// What there is to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view that shows the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a task.
nonisolated public struct ProgressViewStyleConfiguration {
  /// The label.
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

  /// The part of the task that is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// The style progress has unless another is set: a bar, or a spinner for what is not known.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// A bar or a spinner.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Progress as a bar between its labels.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The bar between the labels.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// Progress as a spinner over its label.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour of its own.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The spinner over the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      if let tint { SizedSpinner().tint(tint) } else { SizedSpinner() }
      configuration.label?.foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style progress has unless another is set.
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
  /// Sets how progress in the view looks.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.progressViewStyle = style })
  }
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// A spinner of 20 points, or of 37 among large controls.
private struct SizedSpinner: View {
  @Environment(\.controlSize) private var size

  var body: some View {
    Spinner(diameter: size == .large || size == .extraLarge ? 37 : 20)
  }
}

/// A horizontal bar, filled from the leading end.
private struct ProgressBar: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(red: 120 / 255, green: 120 / 255, blue: 125 / 255, opacity: 0.2))
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
          .frame(width: proxy.size.width * fraction)
      }
    }
    .frame(height: 4)
  }
}
