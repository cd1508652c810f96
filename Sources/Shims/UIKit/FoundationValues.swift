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
