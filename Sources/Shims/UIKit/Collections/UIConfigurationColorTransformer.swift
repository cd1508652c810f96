import Foundation

/// A change of a colour in a configuration, which is not drawn.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
  private let box: Box

  /// Creates a transformer that calls a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

  /// The closure.
  public var transform: (UIColor) -> UIColor { box.transform }

  /// Returns the colour that the closure makes of one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Takes the colours away.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
  /// Makes the colour that of the accent, with one for light and dark.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// Keeps the accent.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// Whether two transformers are copies of one another.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  private final class Box: @unchecked Sendable {
    let transform: (UIColor) -> UIColor

    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }
}
extension UIConfigurationColorTransformer: @unchecked Sendable {}
