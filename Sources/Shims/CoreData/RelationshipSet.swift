import Foundation

/// The objects of a relationship, whose changes are those of the relationship.
private final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { preconditionFailure("a relationship is needed") }
  required init?(coder: NSCoder) { return nil }

  private var members: [NSManagedObject] {
    get { NSManagedObject.members(of: owner.value(forKey: key)) }
    set { owner.setValue(NSSet(array: newValue), forKey: key) }
  }

  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { (members as NSArray).objectEnumerator() }
  override func add(_ object: Any) {
    if let object = object as? NSManagedObject, member(object) == nil { members.append(object) }
  }
  override func remove(_ object: Any) { members.removeAll { $0 === object as AnyObject } }
  override func removeAllObjects() { members = [] }
}

extension NSManagedObject {
  /// Returns the objects of a relationship; changes of the set are changes of the relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelationshipSet(of: self, key)
  }
}
