import Foundation

/// The kind of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// An index of values in an order.
  case binary
  /// An index of ranges.
  case rTree
}

/// An index of an entity, which has no effect: objects are in memory.
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String
  /// The properties.
  open var elements: [NSFetchIndexElementDescription] {
    didSet { elements.forEach { $0.indexDescription = self } }
  }
  /// The entity.
  open internal(set) weak var entity: NSEntityDescription?
  /// The condition of the objects in the index.
  open var partialIndexPredicate: NSPredicate?

  /// Creates an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
    super.init()
    self.elements.forEach { $0.indexDescription = self }
  }
}

/// A property of an index.
open class NSFetchIndexElementDescription: NSObject, @unchecked Sendable {
  /// The property.
  public let property: NSPropertyDescription?
  /// The kind.
  open var collationType: NSFetchIndexElementType
  /// Whether the order is ascending.
  open var isAscending = true
  /// The index.
  open internal(set) weak var indexDescription: NSFetchIndexDescription?
  /// The name of the property.
  open var propertyName: String? { property?.name }

  /// Creates an element.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
