import Foundation

// Relationships and their inverses: a change of one side updates the other.

extension NSManagedObject {
  /// Returns the objects in the value of a relationship.
  static func members(of value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    case let array as [NSManagedObject]: array
    default: []
    }
  }

  /// Sets the objects of a relationship, and updates the inverse ones of added and removed objects.
  func setMembers(_ members: [NSManagedObject], of relationship: NSRelationshipDescription) {
    let old = Self.members(of: values[relationship.name])
    store(members, in: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    let kept = Set(members.map(ObjectIdentifier.init))
    let former = Set(old.map(ObjectIdentifier.init))
    for member in old where !kept.contains(ObjectIdentifier(member)) {
      member.change { member.drop(self, from: inverse) }
    }
    for member in members where !former.contains(ObjectIdentifier(member)) {
      member.change { member.take(self, into: inverse) }
    }
  }

  /// Stores the objects of a relationship as an object, a set or an ordered set.
  private func store(_ members: [NSManagedObject], in relationship: NSRelationshipDescription) {
    values[relationship.name] =
      !relationship.isToMany
      ? members.first
      : relationship.isOrdered ? NSOrderedSet(array: members) : NSSet(array: members)
  }

  private func drop(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
    store(
      Self.members(of: values[relationship.name]).filter { $0 !== object }, in: relationship)
  }

  private func take(_ object: NSManagedObject, into relationship: NSRelationshipDescription) {
    let old = Self.members(of: values[relationship.name])
    guard relationship.isToMany else {
      // The object to which this one referred before loses its inverse reference.
      if let other = old.first, other !== object, let inverse = relationship.inverseRelationship {
        other.change { other.drop(self, from: inverse) }
      }
      return store([object], in: relationship)
    }
    if !old.contains(where: { $0 === object }) { store(old + [object], in: relationship) }
  }

  /// Ends the relationships of a deleted object, and returns the objects to delete with it.
  func endRelationships() -> [NSManagedObject] {
    var cascade: [NSManagedObject] = []
    for (name, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      let members = Self.members(of: values[name])
      switch relationship.deleteRule {
      case .cascadeDeleteRule: cascade += members
      case .noActionDeleteRule: continue
      case .nullifyDeleteRule, .denyDeleteRule: break
      }
      guard let inverse = relationship.inverseRelationship else { continue }
      for member in members { member.change { member.drop(self, from: inverse) } }
    }
    return cascade
  }

  /// Changes the members of a relationship, given the name of a generated accessor: `addToItems`,
  /// `removeFromItems`, `insertIntoItems` or `replaceItems`.
  public func _changeMembers(_ method: String, _ arguments: Any...) {
    let verbs = ["addTo", "removeFrom", "insertInto", "replace"]
    guard let verb = verbs.first(where: method.hasPrefix) else { return }
    let name = String(method.dropFirst(verb.count))
    let key =
      entity.relationship(named: name) == nil
      ? name.prefix(1).lowercased() + name.dropFirst() : name
    let stored = primitiveValue(forKey: key)
    var members = Self.members(of: stored)
    let changed = arguments.flatMap(Self.members)
    let indices = arguments.flatMap(Self.indices).filter { $0 >= 0 }
    let places = indices.filter(members.indices.contains)
    switch verb {
    case "addTo":
      let known = Set(members.map(ObjectIdentifier.init))
      members += changed.filter { !known.contains(ObjectIdentifier($0)) }
    case "insertInto":
      for (offset, member) in changed.enumerated() where !members.contains(member) {
        let index = offset < indices.count ? indices[offset] : members.count
        members.insert(member, at: min(index, members.count))
      }
    case "replace":
      for (place, member) in zip(places, changed) { members[place] = member }
    default:
      let leaving = Set(changed + places.map { members[$0] })
      members.removeAll(where: leaving.contains)
    }
    let isOrdered = entity.relationship(named: key)?.isOrdered ?? (stored is NSOrderedSet)
    setValue(isOrdered ? NSOrderedSet(array: members) : NSSet(array: members), forKey: key)
  }

  private static func indices(of argument: Any) -> [Int] {
    switch argument {
    case let index as Int: [index]
    case let indices as IndexSet: Array(indices)
    case let indices as NSIndexSet: Array(indices)
    default: []
    }
  }
}
