import Foundation

/// A change of the attributes of a text in the configuration of a button.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let box: Box

  /// Creates a transformer that calls a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    box = Box(transform)
  }

  /// The closure.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  /// Returns the attributes that the closure makes of some.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Returns a text with the attributes that the closure makes of those of each run.
  func applied(to text: AttributedString) -> AttributedString {
    var result = text
    for run in text.runs { result[run.range].setAttributes(transform(run.attributes)) }
    return result
  }

  /// Whether two transformers are copies of one another.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }
}
