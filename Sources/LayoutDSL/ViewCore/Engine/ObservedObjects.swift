import Observation

/// The `@Observable` objects in the fields of a view, with the values that their properties have
/// before the view's body is evaluated for the first time.
///
/// Observation begins after a body has been evaluated, so it misses that the body sets a property
/// that only the body itself reads.
struct ObservedObjects {
  private let objects: [(object: AnyObject, values: [UInt8])]

  fileprivate init?(_ objects: [AnyObject]) {
    guard !objects.isEmpty else { return nil }
    self.objects = objects.map { ($0, Self.values(of: $0)) }
  }

  /// Whether a property of an object has another value now.
  var haveChanged: Bool {
    objects.contains { Self.values(of: $0.object) != $0.values }
  }

  @exclusivity(unchecked)
  nonisolated(unsafe) private static var knownRanges: [ObjectIdentifier: [Range<Int>]] = [:]

  /// Returns the bytes of the properties that the macro observes: it stores `name` as `_name`.
  private static func values(of object: AnyObject) -> [UInt8] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return ranges(of: type(of: object)).flatMap { range in
      UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
    }
  }

  private static func ranges(of type: AnyClass) -> [Range<Int>] {
    if let ranges = knownRanges[ObjectIdentifier(type)] { return ranges }
    let ranges = FieldReflection.fields(ofClass: type)
      .filter { $0.name.hasPrefix("_") && !$0.name.hasPrefix("_$") }
      .flatMap { field in
        FieldReflection.occupiedRanges(of: field.type).map {
          $0.lowerBound + field.offset..<$0.upperBound + field.offset
        }
      }
    knownRanges[ObjectIdentifier(type)] = ranges
    return ranges
  }
}

extension DynamicProperties {
  /// A field that holds an `@Observable` object, itself or in a property wrapper.
  struct ObjectField {
    fileprivate let offset: Int
    fileprivate let type: Any.Type

    /// Returns nil if the field holds no such object; the traits are nil unless its type is a
    /// dynamic property.
    init?(_ field: FieldReflection.Field, traits: _DynamicPropertyTraits?) {
      let holder =
        FieldReflection.areOfOneGenericType(field.type, Bindable<AnyObject>.self)
        ? field.type as? any ObjectHolder.Type : traits?.objectHolder
      let type = holder?.objectType ?? field.type
      // Whether it is a class is known without a search of the conformances.
      guard type is AnyObject.Type, type is any Observable.Type else { return nil }
      offset = field.offset
      self.type = field.type
    }
  }

  /// Returns the objects in the fields of a connected value; nil if there are none.
  func objects<Value>(in value: inout Value) -> ObservedObjects? {
    guard !objectFields.isEmpty else { return nil }
    return withUnsafeBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return ObservedObjects(
        objectFields.compactMap { field in
          func object<Field>(_ type: Field.Type) -> AnyObject? {
            let value = (base + field.offset).assumingMemoryBound(to: Field.self).pointee
            if let holder = value as? any ObjectHolder { return holder.heldObject }
            return value as AnyObject
          }
          return _openExistential(field.type, do: object)
        })
    }
  }
}
