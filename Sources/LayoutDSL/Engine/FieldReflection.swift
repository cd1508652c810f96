/// The stored fields of a type: what the engine needs to find state in a view and views in a
/// tuple.
package enum FieldReflection {
  package struct Field {
    package let name: String
    package let type: Any.Type
    /// Bytes from the start of the value.
    package let offset: Int
  }

  /// The stored properties of a struct, or the elements of a tuple, in order.
  package static func fields(of type: Any.Type) -> [Field] {
    (0..<recursiveChildCount(type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = childMetadata(type, index: index, fieldMetadata: &metadata)
      defer { metadata.free?(metadata.name) }
      return Field(
        name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: childOffset(type, index: index))
    }
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
