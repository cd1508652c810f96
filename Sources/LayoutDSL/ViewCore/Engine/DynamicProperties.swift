/// The state, environment values and observed objects among the fields of a view or modifier.
package struct DynamicProperties {
  /// A field whose type is a dynamic property; `fields` are those nested in it.
  final class Field {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The type, if its storage is in the node of the view.
    let connected: (any ConnectedProperty.Type)?
    let fields: [Field]
    private let name: String
    private let owner: Any.Type

    init(_ field: FieldReflection.Field, of owner: Any.Type, type: any DynamicProperty.Type) {
      offset = field.offset
      name = field.name
      self.owner = owner
      self.type = type
      let traits = type._traits
      connected = traits.connected
      fields =
        connected == nil ? DynamicProperties.fields(of: traits.holder?.heldType ?? type) : []
    }

    /// The property in a sentence, such as "'count' of Counter".
    var description: String {
      "'\(name.hasPrefix("_") ? String(name.dropFirst()) : name)' of \(typeName(of: owner))"
    }
  }

  /// The dynamic properties of a type, and its fields that hold `@Observable` objects.
  private final class Known {
    let fields: [Field]
    let objectFields: [ObjectField]

    init(fields: [Field], objectFields: [ObjectField]) {
      self.fields = fields
      self.objectFields = objectFields
    }
  }

  @exclusivity(unchecked)
  nonisolated(unsafe) private static var known = TypeTable<Unmanaged<Known>>()

  /// The facts about the type, which are never released.
  private let type: Unmanaged<Known>
  /// The storage of each connected property between evaluations, in the order of the fields.
  private var slots: [AnyObject?] = []

  package init(of type: Any.Type) {
    self.type = Self.known(of: type)
  }

  private var fields: [Field] { type._withUnsafeGuaranteedRef { $0.fields } }

  /// The fields that hold `@Observable` objects.
  var objectFields: [ObjectField] { type._withUnsafeGuaranteedRef { $0.objectFields } }

  private static func fields(of type: Any.Type) -> [Field] {
    known(of: type)._withUnsafeGuaranteedRef { $0.fields }
  }

  private static func known(of type: Any.Type) -> Unmanaged<Known> {
    if let known = known[type] { return known }
    var fields: [Field] = []
    var objectFields: [ObjectField] = []
    for field in FieldReflection.fields(of: type) {
      let property = field.type as? any DynamicProperty.Type
      if let property { fields.append(Field(field, of: type, type: property)) }
      if let field = ObjectField(field, traits: property?._traits) { objectFields.append(field) }
    }
    let new = Unmanaged.passRetained(Known(fields: fields, objectFields: objectFields))
    known[type] = new
    return new
  }

  /// Whether the value has neither dynamic properties nor `@Observable` objects.
  package var isEmpty: Bool { fields.isEmpty && objectFields.isEmpty }

  /// Connects the properties of `value` with the storage in the node.
  mutating func connect<Value>(_ value: inout Value, node: ViewNode & Evaluator) {
    guard !fields.isEmpty else { return }
    var slots = slots
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      var index = 0
      Self.connect(fields, at: base, slots: &slots, index: &index, node: node)
    }
    self.slots = slots
  }

  private static func connect(
    _ fields: [Field], at base: UnsafeMutableRawPointer, slots: inout [AnyObject?],
    index: inout Int, node: ViewNode & Evaluator
  ) {
    for field in fields {
      connect(field.fields, at: base + field.offset, slots: &slots, index: &index, node: node)
      connect(
        field.type, of: field, at: base + field.offset, slots: &slots, index: &index, node: node)
    }
  }

  private static func connect<Property: DynamicProperty>(
    _ type: Property.Type, of field: Field, at pointer: UnsafeMutableRawPointer,
    slots: inout [AnyObject?], index: inout Int, node: ViewNode & Evaluator
  ) {
    let property = pointer.assumingMemoryBound(to: Property.self)
    if let connected = field.connected {
      if index == slots.count { slots.append(nil) }
      let former = slots[index]
      connect(connected, at: pointer, slot: &slots[index], node: node)
      if slots[index] !== former { (slots[index] as? any NamedProperty)?.field = field }
      index += 1
    }
    property.pointee.update()
  }

  private static func connect<Property: ConnectedProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, slot: inout AnyObject?,
    node: ViewNode & Evaluator
  ) {
    pointer.assumingMemoryBound(to: Property.self).pointee.connect(to: &slot, node: node)
  }

  /// The storage that outlives the nodes of a lazy row: state, and objects that a view owns.
  var kept: [AnyObject?] { slots.map { $0 is any KeptProperty ? $0 : nil } }

  mutating func restore(_ kept: [AnyObject?]) {
    slots = kept
  }

  /// Releases the storage of the properties.
  mutating func disconnect() {
    slots.removeAll()
  }
}

/// A property whose only field is a value of the user, such as a style; the properties of that
/// value belong to the view.
package protocol PropertyHolder: DynamicProperty {
  static var heldType: Any.Type { get }
}

extension PropertyHolder {
  /// A holder.
  public static var _traits: _DynamicPropertyTraits { _DynamicPropertyTraits(holder: Self.self) }
}

/// The storage of a property wrapper that belongs to the view's identity.
protocol KeptProperty: AnyObject {}

/// A property wrapper with storage in the node of its view.
package protocol ConnectedProperty: DynamicProperty {
  /// Restores the storage from `slot`, or leaves its storage there after the first evaluation.
  mutating func connect(to slot: inout AnyObject?, node: ViewNode & Evaluator)
}

extension ConnectedProperty {
  /// A property with storage in the node.
  public static var _traits: _DynamicPropertyTraits {
    _DynamicPropertyTraits(connected: Self.self)
  }
}
