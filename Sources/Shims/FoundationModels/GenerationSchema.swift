// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The form of the values of a type; no model reads it.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  public struct Property: Sendable {
    let name: String
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) { self.name = name }
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) { self.name = name }
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type,
      guides: [Regex<RegexOutput>] = []
    ) { self.name = name }
  }
  public enum SchemaError: Error {
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }
    case duplicateType(schema: String?, type: String, context: Context)
    case duplicateProperty(schema: String, property: String, context: Context)
    case emptyTypeChoices(schema: String, context: Context)
    case undefinedReferences(schema: String?, references: [String], context: Context)
  }
  public let debugDescription: String

  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {
    debugDescription = "\(type): \(properties.map(\.name).joined(separator: ", "))"
  }
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    debugDescription = "\(type): \(choices.joined(separator: " | "))"
  }
  public init(
    type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
  ) {
    debugDescription = "\(type): \(types.map { "\($0)" }.joined(separator: " | "))"
  }
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    debugDescription = root.name
  }
}

/// A schema that is put together while an app runs.
public struct DynamicGenerationSchema: Sendable {
  let name: String
  public struct Property {
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {}
  }
  public init(name: String, description: String? = nil, properties: [Property]) {
    self.name = name
  }
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) {
    self.name = name
  }
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.name = name
  }
  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) { name = itemSchema.name }
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    name = "\(type)"
  }
  public init(referenceTo name: String) { self.name = name }
}

/// A limit for the values that a model makes; no model reads it.
public struct GenerationGuide<Value> {
  init() {}
}
extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Comparable & Numeric {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}
extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self()
  }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] {
    Self()
  }
  public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] {
    Self()
  }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self
  where Value == [Element] { Self() }
}
