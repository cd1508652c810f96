/// A tuple of views, which a `ViewBuilder` closure with several views produces.
nonisolated public struct TupleView<T>: StructuralView {
  /// The views.
  public var value: T

  /// Creates a view from a tuple of views.
  @inlinable public init(_ value: T) {
    self.value = value
  }

  /// Makes the nodes of all elements, in order.
  nonisolated public static func _makeView(_ view: TupleView<T>, inputs: inout _ViewInputs) {
    withUnsafeBytes(of: view.value) { bytes in
      for element in TupleElements.of(T.self) {
        makeElement(element.type, at: bytes, offset: element.offset, inputs: &inputs)
      }
    }
  }

  nonisolated private static func makeElement<Element: View>(
    _ type: Element.Type, at bytes: UnsafeRawBufferPointer, offset: Int,
    inputs: inout _ViewInputs
  ) {
    guard let base = bytes.baseAddress else {
      // Only zero-size types have no address; any aligned address serves to read them.
      return withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) {
        guard let base = $0.baseAddress else { return }
        inputs.make(base.pointee)
      }
    }
    inputs.make((base + offset).assumingMemoryBound(to: Element.self).pointee)
  }

  /// The sum of the counts of the elements; nil if one of them is unknown.
  nonisolated public static func _viewListCount() -> Int? {
    var total = 0
    for element in TupleElements.of(T.self) {
      guard let count = element.type._viewListCount() else { return nil }
      total += count
    }
    return total
  }
}

/// A cache of the element types and offsets of tuple types.
private enum TupleElements {
  struct Element {
    let type: any View.Type
    let offset: Int
  }

  @exclusivity(unchecked)
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Element]] = [:]

  static func of(_ tuple: Any.Type) -> [Element] {
    if let elements = known[ObjectIdentifier(tuple)] { return elements }
    var elements: [Element] = []
    if let single = tuple as? any View.Type {
      elements = [Element(type: single, offset: 0)]
    } else {
      for field in FieldReflection.fields(of: tuple) {
        guard let type = field.type as? any View.Type else { continue }
        elements.append(Element(type: type, offset: field.offset))
      }
    }
    known[ObjectIdentifier(tuple)] = elements
    return elements
  }
}
