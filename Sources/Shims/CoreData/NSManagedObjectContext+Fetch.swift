import Foundation

extension NSManagedObjectContext {
  /// Returns the results of a request, in its order.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    processPendingChanges()
    let objects = objects(of: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .dictionaryResultType: return dictionaries(of: objects, request).compactMap { $0 as? T }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  /// Returns the number of objects that a request finds.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(of: request).count
  }

  /// Returns the objects that a request finds, in its order.
  private func objects<T>(of request: NSFetchRequest<T>) -> [NSManagedObject] {
    let name = request.entityName
    var found = store.objects(in: self).filter { object in
      guard let name else { return true }
      let entities = request.includesSubentities ? object.entity.lineage : [object.entity]
      return entities.contains { $0.name == name }
    }
    if let predicate = request.predicate { found = found.filter(predicate.evaluate) }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.sorted(by: descriptors)
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func dictionaries<T>(
    of objects: [NSManagedObject], _ request: NSFetchRequest<T>
  ) -> [NSDictionary] {
    let names = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    var dictionaries: [NSDictionary] = []
    for object in objects {
      let keys = names ?? object.entity.attributesByName.keys.sorted()
      let values = keys.compactMap { key in object.value(forKey: key).map { (key, $0) } }
      let dictionary = NSDictionary(
        dictionary: Dictionary(values) { first, _ in first } as [String: Any])
      guard !request.returnsDistinctResults || !dictionaries.contains(dictionary) else { continue }
      dictionaries.append(dictionary)
    }
    return dictionaries
  }
}

extension [NSManagedObject] {
  /// Returns the objects in the order of descriptors; equal objects keep their order.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    enumerated().sorted { left, right in
      for descriptor in descriptors {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
