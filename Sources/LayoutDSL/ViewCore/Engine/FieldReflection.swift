/// Reflection of the stored fields of a type: finds the state in a view and the views in a tuple.
package enum FieldReflection {
  package struct Field {
    package let name: String
    package let type: Any.Type
    /// The offset from the start of the value, in bytes.
    package let offset: Int
  }

  /// Returns the stored properties of a struct or the elements of a tuple, in order; none for other
  /// types.
  package static func fields(of type: Any.Type) -> [Field] {
    // The first word of a type's metadata is its kind.
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == structKind || kind == tupleKind ? children(of: type) : []
  }

  /// Returns the stored properties of a class, those of its superclasses first; offsets are from
  /// the start of the object.
  static func fields(ofClass type: AnyClass) -> [Field] { children(of: type) }

  private static func children(of type: Any.Type) -> [Field] {
    (0..<recursiveChildCount(type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = childMetadata(type, index: index, fieldMetadata: &metadata)
      defer { metadata.free?(metadata.name) }
      return Field(
        name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: childOffset(type, index: index))
    }
  }

  /// Whether two types are structs that differ at most in their generic arguments.
  static func areOfOneGenericType(_ first: Any.Type, _ second: Any.Type) -> Bool {
    // The second word of a struct's metadata is the address of its declaration.
    let first = unsafeBitCast(first, to: UnsafePointer<Int>.self)
    let second = unsafeBitCast(second, to: UnsafePointer<Int>.self)
    return first[0] == structKind && second[0] == structKind && first[1] == second[1]
  }

  private static let structKind = 0x200
  private static let tupleKind = 0x301

  nonisolated(unsafe) private static var knownRanges: [ObjectIdentifier: [Range<Int>]] = [:]

  /// Returns the bytes of a value that its fields occupy, without padding.
  static func occupiedRanges(of type: Any.Type) -> [Range<Int>] {
    if let ranges = knownRanges[ObjectIdentifier(type)] { return ranges }
    var ranges: [Range<Int>] = []
    func visit(_ type: Any.Type, at offset: Int) {
      let fields = fields(of: type)
      for field in fields {
        visit(field.type, at: offset + field.offset)
      }
      guard fields.isEmpty else { return }
      let range = offset..<offset + size(of: type)
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else if !range.isEmpty {
        ranges.append(range)
      }
    }
    visit(type, at: 0)
    knownRanges[ObjectIdentifier(type)] = ranges
    return ranges
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}

// The entry points behind the standard library's `Mirror`, which copies every field to the heap.

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func childOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
