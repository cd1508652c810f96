import Foundation

extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
}

extension IndexPath {
  /// Creates the place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSValue {
  /// Creates a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }
  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    UIEdgeInsets(
      top: rectValue.minY, left: rectValue.minX, bottom: rectValue.size.height,
      right: rectValue.size.width)
  }
}

extension _ValueBoxing where Self: NSValue {
  /// Creates a value of a transform.
  public init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform, "{CGAffineTransform=dddddd}")
  }
  /// Creates a value of a distance.
  public init(cgVector vector: CGVector) { self.init(boxing: vector, "{CGVector=dd}") }
  /// Creates a value of an offset.
  public init(uiOffset insets: UIOffset) { self.init(boxing: insets, "{UIOffset=dd}") }
  /// Creates a value of insets.
  public init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: insets, "{NSDirectionalEdgeInsets=dddd}")
  }
}

extension NSValue {
  /// The transform; the one that changes nothing for a value of another type.
  public var cgAffineTransformValue: CGAffineTransform { boxed() ?? .identity }
  /// The distance; zero for a value of another type.
  public var cgVectorValue: CGVector { boxed() ?? .zero }
  /// The offset; zero for a value of another type.
  public var uiOffsetValue: UIOffset { boxed() ?? .zero }
  /// The insets; zero for a value of another type.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { boxed() ?? .zero }
}

extension NSCoder {
  /// Returns the text of a point.
  public class func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
  /// Returns the text of a size.
  public class func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
  /// Returns the text of a rectangle.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns the text of insets.
  public class func string(for insets: UIEdgeInsets) -> String {
    "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
  }
  /// Returns the point of a text; zero if it has none.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size of a text; zero if it has none.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle of a text; zero if it has none.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the insets of a text; zero if it has none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  private class func numbers(in text: String, _ count: Int) -> [CGFloat]? {
    let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
    return numbers.count == count ? numbers.map { CGFloat($0) } : nil
  }
}

/// Returns the text of a point.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the text of a size.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the text of a rectangle.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns the point of a text; zero if it has none.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size of a text; zero if it has none.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle of a text; zero if it has none.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
