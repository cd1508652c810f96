// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Searches by the values of properties; they are never started.

public enum EntityQueryComparatorMode: Sendable { case and, or }
public struct EntityQuerySort<Entity: AppEntity>: Sendable {
  public enum Ordering: Sendable { case ascending, descending }
  nonisolated(unsafe) public let by: PartialKeyPath<Entity>
  public let order: Ordering
}
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  public init(
    @EntityQueryListBuilder<EntityQuerySortableByProperty<Entity>> content: () ->
      [EntityQuerySortableByProperty<Entity>]
  ) {}
}
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  public init(
    @EntityQueryListBuilder<_EntityQueryProperty<Entity, Mapping>> properties: () ->
      [_EntityQueryProperty<Entity, Mapping>]
  ) {}
}
public struct _EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  public init<Value>(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryListBuilder<_EntityQueryComparator<Value, Mapping>> comparators: () ->
      [_EntityQueryComparator<Value, Mapping>]
  ) {}
}
public struct _EntityQueryComparator<Value, Mapping>: Sendable {
  public init(mapping: (Value) -> Mapping) {}
}
@resultBuilder public enum EntityQueryListBuilder<Element> {
  public static func buildExpression(_ element: Element) -> Element { element }
  public static func buildBlock(_ elements: Element...) -> [Element] { elements }
}

public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}
extension EntityPropertyQuery {
  public typealias ComparatorMode = EntityQueryComparatorMode
  public typealias Sort<SortedEntity: AppEntity> = EntityQuerySort<SortedEntity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property = _EntityQueryProperty<Entity, ComparatorMappingType>
  public typealias EqualToComparator<Value> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias NotEqualToComparator<Value> =
    _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias ContainsComparator<Value> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias HasPrefixComparator<Value> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias HasSuffixComparator<Value> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias LessThanComparator<Value> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias GreaterThanComparator<Value> =
    _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias LessThanOrEqualToComparator<Value> =
    _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias GreaterThanOrEqualToComparator<Value> =
    _EntityQueryComparator<Value, ComparatorMappingType>
}
