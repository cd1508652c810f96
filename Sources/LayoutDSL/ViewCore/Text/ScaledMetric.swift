import Foundation

/// A number that grows and shrinks with the size of text the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  /// The environment of the view; nil outside a view tree.
  private var values: EnvironmentValues?

  /// Creates a number that scales as the text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// Creates a number that scales as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number for the size of text in the environment.
  ///
  /// It grows with the distance between the lines of the style, not with the size of its letters,
  /// and comes to whole pixels, as `UIFontMetrics` has it: 17 is 16⅓ at `medium` on a screen with
  /// three pixels a point.
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
