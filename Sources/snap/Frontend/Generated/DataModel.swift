import Drawing
import Foundation
import FoundationXML

/// The entities of a Core Data model, read from the file that Xcode writes.
struct DataModel {
  struct Entity {
    var name: String
    /// The name of the class, without the name of its module.
    var className: String
    var parent: String?
    var isAbstract: Bool
    var generation: Generation
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// The declarations of a class that Xcode generates.
  enum Generation: String {
    case classAndProperties = "class"
    case properties = "category"
    case none
  }

  struct Attribute {
    var name: String
    var type: String
    var isOptional: Bool
    var isScalar: Bool
    var defaultValue: String?
    var customClassName: String?
  }

  struct Relationship {
    var name: String
    var destination: String
    var inverse: String?
    var isToMany: Bool
    var isOrdered: Bool
    var deletionRule: String
  }

  /// The name of the file, without its extension.
  let name: String
  let entities: [Entity]

  /// The error for a model that cannot be read.
  struct Problem: Error {
    var reason: String
  }

  init(name: String, contents: Data) throws(Problem) {
    self.name = name
    // Foundation's parser traps on names that are not UTF-8.
    guard String(validating: contents, as: UTF8.self) != nil else {
      throw Problem(reason: "it is not XML of a Core Data model, because it is not UTF-8")
    }
    let reader = DataModelReader()
    let parser = XMLParser(data: contents)
    parser.delegate = reader
    let isWellFormed = parser.parse()
    if let problem = reader.problem { throw problem }
    guard isWellFormed, !reader.isMalformed, reader.isModel else {
      throw Problem(reason: "line \(parser.lineNumber) is not XML of a Core Data model")
    }
    entities = reader.entities
    try check()
  }

  private func check() throws(Problem) {
    let parents = Dictionary(entities.map { ($0.name, $0.parent) }) { first, _ in first }
    guard parents.count == entities.count else {
      throw Problem(reason: "two entities have the same name")
    }
    for entity in entities {
      var seen: Set = [entity.name]
      var next = entity.parent
      while let parent = next {
        guard seen.insert(parent).inserted else {
          throw Problem(reason: "the entity \(entity.name) inherits from itself")
        }
        next = parents[parent] ?? nil
      }
      let properties = entity.attributes.map(\.name) + entity.relationships.map(\.name)
      guard Set(properties).count == properties.count else {
        throw Problem(reason: "two properties of the entity \(entity.name) have the same name")
      }
      for name in [entity.name, entity.className] + properties where !Self.isName(name) {
        throw Problem(reason: "'\(name.prefix(40))' is not a name in Swift")
      }
    }
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// Collects the entities of a model's XML.
private final class DataModelReader: NSObject, XMLParserDelegate {
  private(set) var entities: [DataModel.Entity] = []
  private(set) var isModel = false
  private(set) var problem: DataModel.Problem?
  /// Whether the parser has continued after an error.
  private(set) var isMalformed = false

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    isMalformed = true
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "model": isModel = true
    case "entity": addEntity(attributes)
    case "attribute":
      change { $0.attributes.append(DataModel.Attribute(attributes)) }
    case "relationship":
      change { $0.relationships.append(DataModel.Relationship(attributes)) }
    case "composite":
      problem = DataModel.Problem(reason: "composite attributes are not supported")
      parser.abortParsing()
    default: break
    }
  }

  private func addEntity(_ attributes: [String: String]) {
    let name = attributes["name"] ?? ""
    let className = attributes["representedClassName"] ?? name
    entities.append(
      DataModel.Entity(
        name: name,
        className: className.split(separator: ".").last.map(String.init) ?? name,
        parent: attributes["parentEntity"], isAbstract: attributes["isAbstract"] == "YES",
        generation: attributes["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .none))
  }

  private func change(_ change: (inout DataModel.Entity) -> Void) {
    guard !entities.isEmpty else { return }
    change(&entities[entities.count - 1])
  }
}

extension DataModel.Attribute {
  fileprivate init(_ attributes: [String: String]) {
    name = attributes["name"] ?? ""
    type = attributes["attributeType"] ?? ""
    isOptional = attributes["optional"] == "YES"
    isScalar = attributes["usesScalarValueType"] == "YES"
    defaultValue = attributes["defaultDateTimeInterval"] ?? attributes["defaultValueString"]
    customClassName = attributes["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init(_ attributes: [String: String]) {
    name = attributes["name"] ?? ""
    destination = attributes["destinationEntity"] ?? ""
    inverse = attributes["inverseName"]
    isToMany = attributes["toMany"] == "YES"
    isOrdered = attributes["ordered"] == "YES"
    deletionRule = attributes["deletionRule"] ?? "Nullify"
  }
}
