// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An identity that partial results of one response share.
public struct GenerationID: Sendable, Hashable {
  private let value: UUID
  public init() { value = UUID() }
}

/// A value of JSON, of which the types that a model can make are made.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }
  public var id: GenerationID?
  public let kind: Kind
  /// Whether a response is complete; always true, as there are no streams.
  public var isComplete: Bool { true }

  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }
  public init(_ content: GeneratedContent) throws { self = content }
  public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
  public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
    self.init(kind: value.generatedContent.kind, id: id)
  }
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(properties: properties.map { ($0, $1) }, id: id, uniquingKeysWith: { $1 })
  }
  public init<S: Sequence, Combined: ConvertibleToGeneratedContent>(
    properties: S, id: GenerationID? = nil,
    uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> Combined
  ) rethrows where S.Element == (String, any ConvertibleToGeneratedContent) {
    var values: [String: GeneratedContent] = [:]
    var keys: [String] = []
    for (key, value) in properties {
      if let known = values[key] {
        values[key] = try combine(known, value.generatedContent).generatedContent
      } else {
        values[key] = value.generatedContent
        keys.append(key)
      }
    }
    self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
  }
  public init<S: Sequence>(
    elements: S, id: GenerationID? = nil
  ) where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }
  /// Reads JSON; the properties of an object are sorted by their names.
  public init(json: String) throws {
    self = try JSONDecoder().decode(JSONContent.self, from: Data(json.utf8)).content
  }

  public static var generationSchema: GenerationSchema {
    GenerationSchema(type: GeneratedContent.self, properties: [])
  }
  public var generatedContent: GeneratedContent { self }
  public var debugDescription: String { jsonString }

  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
    case .structure(let properties, let keys):
      "{"
        + keys.map { "\(Self.quoted($0)): \(properties[$0]?.jsonString ?? "null")" }
        .joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard case .structure(let properties, _) = kind, let content = properties[property] else {
      throw Self.mismatch("there is no property '\(property)'")
    }
    return try Value(content)
  }
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard case .structure(let properties, _) = kind else {
      throw Self.mismatch("the content has no properties")
    }
    guard let content = properties[property], content.kind != .null else { return nil }
    return try Value(content)
  }

  static func mismatch(_ description: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: description))
  }
}

/// A value of JSON, as `JSONDecoder` reads it.
private struct JSONContent: Decodable {
  let content: GeneratedContent

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let kind: GeneratedContent.Kind =
      if container.decodeNil() {
        .null
      } else if let value = try? container.decode(Bool.self) {
        .bool(value)
      } else if let value = try? container.decode(Double.self) {
        .number(value)
      } else if let value = try? container.decode(String.self) {
        .string(value)
      } else if let values = try? container.decode([JSONContent].self) {
        .array(values.map(\.content))
      } else {
        try Self.structure(container.decode([String: JSONContent].self))
      }
    content = GeneratedContent(kind: kind)
  }

  private static func structure(_ values: [String: JSONContent]) -> GeneratedContent.Kind {
    .structure(properties: values.mapValues(\.content), orderedKeys: values.keys.sorted())
  }
}
