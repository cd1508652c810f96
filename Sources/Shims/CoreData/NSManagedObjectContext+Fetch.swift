import Foundation

extension NSManagedObjectContext {
  /// Has the view that is evaluated depend on what its requests find.
  package func observeFetches() { store.observe() }

  /// Returns the results of a request, in its order.
  ///
  /// A view that fetches does not observe the results.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    processPendingChanges()
    let objects = objects(of: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .dictionaryResultType: return request.dictionaries(of: objects).compactMap { $0 as? T }
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
    ObservedVersion.$isSearch.withValue(true) { search(request) }
  }

  private func search<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    var found = store.objects(in: self)
    if let name = request.entityName {
      // A store may have thousands of objects, and few entities.
      var matches: [ObjectIdentifier: Bool] = [:]
      found.removeAll { object in
        let entity = object.entity
        if let matches = matches[ObjectIdentifier(entity)] { return !matches }
        let entities = request.includesSubentities ? entity.lineage : [entity]
        let isMatch = entities.contains { $0.name == name }
        matches[ObjectIdentifier(entity)] = isMatch
        return !isMatch
      }
    }
    if let predicate = request.predicate { found = found.filter(predicate.evaluate) }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.sorted(by: descriptors)
    }
    return request.resultType == .dictionaryResultType ? found : request.limited(found)
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
