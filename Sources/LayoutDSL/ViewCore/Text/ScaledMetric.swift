import Foundation

/// A number that scales with the user's preferred text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  /// The environment of the view; nil outside a view tree.
  private var values: EnvironmentValues?

  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a number that scales with body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number scaled to the text size of the environment.
  ///
  /// Like `UIFontMetrics`, it scales with the line pitch of the text style, not with its point
  /// size, and is rounded to whole pixels: 17 is 16⅓ at `medium` on a screen with three pixels per
  /// point.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    let size = values.dynamicTypeSize
    guard size != .large else { return base }
    let pitch = textStyle.metrics(for: size).pitch / textStyle.metrics(for: .large).pitch
    let scale = Value(values.displayScale)
    return (base * Value(pitch) * scale).rounded() / scale
  }
}

extension ScaledMetric: ConnectedProperty {
  package mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator) {
    values = node.environment
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
