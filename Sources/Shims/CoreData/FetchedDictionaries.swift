import Foundation

/// The dictionaries that a request returns in place of objects.
///
/// 1. Without aggregates and groups, each object has a dictionary of its properties.
/// 2. Objects with equal values of `propertiesToGroupBy` share one dictionary. Without groups, all
///    objects share one if a property is an aggregate, such as a sum.
/// 3. `havingPredicate` chooses among the dictionaries of groups.
/// 4. The offset and the limit of the request count dictionaries.
extension NSFetchRequest {
  func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
    var rows: [NSDictionary] = []
    for group in groups(of: objects) {
      let row = dictionary(of: group)
      if propertiesToGroupBy != nil, havingPredicate?.evaluate(with: row) == false { continue }
      guard !returnsDistinctResults || !rows.contains(row) else { continue }
      rows.append(row)
    }
    return limited(rows)
  }

  /// Returns the elements that the offset and the limit leave.
  func limited<Element>(_ elements: [Element]) -> [Element] {
    let rest = elements.dropFirst(max(0, fetchOffset))
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }

  private func groups(of objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard let names = propertiesToGroupBy?.compactMap(Self.name), !names.isEmpty else {
      let hasAggregate = propertiesToFetch?.contains {
        ($0 as? NSExpressionDescription)?.isAggregate == true
      }
      return hasAggregate == true ? [objects] : objects.map { [$0] }
    }
    var groups: [[NSManagedObject]] = []
    var indices: [[AnyHashable?]: Int] = [:]
    for object in objects {
      let key = names.map { object.value(forKeyPath: $0) as? AnyHashable }
      if let index = indices[key] {
        groups[index].append(object)
      } else {
        indices[key] = groups.count
        groups.append([object])
      }
    }
    return groups
  }

  /// Returns the properties of objects that share a dictionary; values that are nil are left out.
  private func dictionary(of group: [NSManagedObject]) -> NSDictionary {
    let row = NSMutableDictionary()
    let properties: [Any] =
      propertiesToFetch ?? group.first?.entity.attributesByName.keys.sorted() ?? []
    for property in properties {
      if let calculated = property as? NSExpressionDescription {
        row[calculated.name] = calculated.value(for: group)
      } else if let name = Self.name(property) {
        row[name] = group.first?.value(forKeyPath: name)
      }
    }
    return row
  }

  private static func name(_ property: Any) -> String? {
    property as? String ?? (property as? NSPropertyDescription)?.name
  }
}
