// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A type whose values are made of what a model generates.
public protocol ConvertibleFromGeneratedContent {
  init(_ content: GeneratedContent) throws
}

/// A type whose values can be part of a prompt.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}
extension ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
  public var instructionsRepresentation: Instructions {
    Instructions(text: generatedContent.jsonString)
  }
}

/// A type that a model could make.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}
extension Generable {
  public func asPartiallyGenerated() -> PartiallyGenerated
  where PartiallyGenerated == Self { self }
  @_disfavoredOverload
  public func asPartiallyGenerated() throws -> PartiallyGenerated {
    try PartiallyGenerated(generatedContent)
  }
}

/// Conforms a type to `Generable`; its `PartiallyGenerated` has each property as an optional.
@attached(
  extension, conformances: Generable,
  names: named(init(_:)), named(generatedContent), named(generationSchema))
@attached(member, names: named(PartiallyGenerated))
public macro Generable(description: String? = nil) =
  #externalMacro(module: "LayoutDSLMacros", type: "GenerableMacro")

/// Describes a property to the model.
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")
@attached(peer)
public macro Guide<T: Generable>(
  description: String? = nil, _ guides: GenerationGuide<T>...
) = #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "LayoutDSLMacros", type: "MarkerMacro")

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else {
      throw GeneratedContent.mismatch("\(content.jsonString) is no Bool")
    }
    self = value
  }
}

extension String: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else {
      throw GeneratedContent.mismatch("\(content.jsonString) is no String")
    }
    self = value
  }
}

extension Double: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
  public init(_ content: GeneratedContent) throws {
    guard case .number(let value) = content.kind else {
      throw GeneratedContent.mismatch("\(content.jsonString) is not a number")
    }
    self = value
  }
}

extension Float: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
  public init(_ content: GeneratedContent) throws { self = try Float(Double(content)) }
}

extension Int: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent { Double(self).generatedContent }
  public init(_ content: GeneratedContent) throws {
    guard let value = try Int(exactly: Double(content)) else {
      throw GeneratedContent.mismatch("\(content.jsonString) is no Int")
    }
    self = value
  }
}

extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
  public var generatedContent: GeneratedContent {
    NSDecimalNumber(decimal: self).doubleValue.generatedContent
  }
  public init(_ content: GeneratedContent) throws { self = try Decimal(Double(content)) }
}

extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let elements) = content.kind else {
      throw GeneratedContent.mismatch("\(content.jsonString) is no array")
    }
    self = try elements.map { try Element($0) }
  }
}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public static var generationSchema: GenerationSchema { .init(type: Self.self, properties: []) }
}

extension Optional where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
extension Optional: InstructionsRepresentable, PromptRepresentable, ConvertibleToGeneratedContent
where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
