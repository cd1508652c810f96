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
    let elements = TupleType.elements(of: T.self)
    inputs.reserveSlots(elements.count)
    withUnsafeBytes(of: view.value) { bytes in
      for element in elements {
        makeElement(element.type, at: bytes, offset: element.offset, inputs: &inputs)
      }
    }
  }

  nonisolated private static func makeElement<Element: View>(
    _ type: Element.Type, at bytes: UnsafeRawBufferPointer, offset: Int,
    inputs: inout _ViewInputs
  ) {
    withElement(type, at: bytes, offset: offset) { inputs.make($0) }
  }

  @inline(__always)
  nonisolated private static func withElement<Element: View>(
    _ type: Element.Type, at bytes: UnsafeRawBufferPointer, offset: Int, _ body: (Element) -> Void
  ) {
    guard let base = bytes.baseAddress else {
      // Only zero-size types have no address; any aligned address serves to read them.
      return withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) {
        guard let base = $0.baseAddress else { return }
        body(base.pointee)
      }
    }
    body((base + offset).assumingMemoryBound(to: Element.self).pointee)
  }

  /// Calls a closure with each view of the tuple, in order.
  nonisolated func forEachElement(_ body: (any View) -> Void) {
    TupleType.of(T.self)._withUnsafeGuaranteedRef { tuple in
      withUnsafeBytes(of: value) { bytes in
        for element in tuple.elements {
          func visit<Element: View>(_ type: Element.Type) {
            Self.withElement(type, at: bytes, offset: element.offset) { body($0) }
          }
          visit(element.type)
        }
      }
    }
  }

  /// The sum of the counts of the elements; nil if one of them is unknown.
  nonisolated public static func _viewListCount() -> Int? {
    TupleType.of(T.self)._withUnsafeGuaranteedRef { $0.viewListCount }
  }
}

/// The facts about a type of tuples of views.
private final class TupleType {
  struct Element {
    let type: any View.Type
    let offset: Int
  }

  /// Never deallocated, like the type.
  let elements: UnsafeMutableBufferPointer<Element>
  /// The number of views of the elements, if it is known.
  private var knownCount: ViewCount?

  @exclusivity(unchecked)
  nonisolated(unsafe) private static var known = TypeTable<Unmanaged<TupleType>>()

  static func of(_ tuple: Any.Type) -> Unmanaged<TupleType> {
    if let type = known[tuple] { return type }
    let type = Unmanaged.passRetained(TupleType(tuple))
    known[tuple] = type
    return type
  }

  static func elements(of tuple: Any.Type) -> UnsafeMutableBufferPointer<Element> {
    of(tuple)._withUnsafeGuaranteedRef { $0.elements }
  }

  private init(_ tuple: Any.Type) {
    var elements: [Element] = []
    if let single = tuple as? any View.Type {
      elements = [Element(type: single, offset: 0)]
    } else {
      for field in FieldReflection.fields(of: tuple) {
        guard let type = field.type as? any View.Type else { continue }
        elements.append(Element(type: type, offset: field.offset))
      }
    }
    self.elements = .allocate(capacity: elements.count)
    _ = self.elements.initialize(from: elements)
  }

  var viewListCount: Int? {
    if let knownCount { return knownCount.report() }
    let count = ViewCount.counting(countViews)
    // A type without a count here may have one in the body of a modifier.
    if count.views != nil, BodyCounting.dependsOnType { knownCount = count }
    return count.report()
  }

  private func countViews() -> Int? {
    var total = 0
    for element in elements {
      guard let count = element.type._viewListCount() else { return nil }
      total += count
    }
    return total
  }
}
