import Foundation

/// The declarations that Xcode generates for the entities of models, and the models themselves.
struct DataModelSource {
  private let models: [DataModel]
  /// The classes that sources declare.
  private let declared: Set<String>
  /// The types of the sources that are not managed objects, such as classes of SwiftData and
  /// structures: a model may remain in the folder after an app has left Core Data.
  private let unmanaged: Set<String>
  /// The classes that the sources extend with `Identifiable`.
  private let identifiable: Set<String>
  /// The texts of the sources.
  private let texts: [String]
  /// All classes, from the sources and from the generated declarations.
  private let classes: Set<String>

  init(models: [DataModel], declarations texts: [String]) {
    self.models = models
    self.texts = texts
    let classPattern = #/\bclass\s+(\w+)/#
    let unmanagedPattern = #/\bclass\s+(\w+)\s*\{|@Model\s[\w\s]*?\bclass\s+(\w+)/#
    let identifiablePattern = #/\b(?:class|extension)\s+(\w+)\s*:[^{]*\bIdentifiable\b/#
    declared = Set(texts.flatMap { $0.matches(of: classPattern).map { String($0.1) } })
    let values = texts.flatMap(\.topLevelTypes)
      .filter { ["actor", "enum", "struct"].contains($0.keyword) }
    unmanaged = Set(values.map { String($0.name) }).union(
      texts.flatMap { $0.matches(of: unmanagedPattern).map { String($0.1 ?? $0.2 ?? "") } })
    identifiable = Set(texts.flatMap { $0.matches(of: identifiablePattern).map { String($0.1) } })
    let entities = models.flatMap(\.entities)
    classes = declared.subtracting(unmanaged).union(
      entities.filter { $0.generation == .classAndProperties }.map(\.className))
  }

  var text: String {
    var lines = ["import CoreData", "import Foundation", "import SwiftUI", "import UIKit"]
    var written: Set<String> = []
    for model in models {
      for entity in model.entities where written.insert(entity.className).inserted {
        lines += declarations(of: entity, in: model)
      }
    }
    lines.append(
      "nonisolated final class _GeneratedManagedObjectModels: CoreData._GeneratedModels {")
    lines.append("override class var models: [Swift.String: CoreData.NSManagedObjectModel] { [")
    lines += models.enumerated().map { "\(literal($1.name)): model\($0)()," } + ["] }"]
    for (index, model) in models.enumerated() {
      lines.append("private static func model\(index)() -> CoreData.NSManagedObjectModel {")
      lines.append("var entities: [CoreData._GeneratedEntity] = []")
      // Each entity has its own statement, since the compiler checks statements independently.
      lines += model.entities.map { "entities.append(\(description(of: $0)))" }
      lines += ["return CoreData.NSManagedObjectModel(entities)", "}"]
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  // MARK: Classes

  private func declarations(of entity: DataModel.Entity, in model: DataModel) -> [String] {
    let name = quoted(entity.className)
    var lines: [String] = []
    if unmanaged.contains(entity.className) { return [] }
    switch entity.generation {
    case .none: return []
    case .properties:
      guard declared.contains(entity.className) else { return [] }
    case .classAndProperties:
      // Sources that declare the class usually declare its properties too. A file that Xcode
      // generated and that is no longer in the project declares only the class.
      if declared.contains(entity.className) {
        if declaresProperties(of: entity) { return [] }
      } else {
        let parent = model.entities.first { $0.name == entity.parent }?.className
        let base = parent.flatMap { classes.contains($0) ? quoted($0) : nil }
        lines.append("nonisolated public class \(name): \(base ?? "CoreData.NSManagedObject") {}")
      }
    }
    lines.append("nonisolated extension \(name) {")
    lines.append(
      "public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> "
        + "{ CoreData.NSFetchRequest<\(name)>(entityName: \(literal(entity.name))) }")
    for attribute in entity.attributes {
      lines.append(property(attribute.name, type(of: attribute)))
    }
    for relationship in entity.relationships {
      lines += declarations(of: relationship, in: model)
    }
    lines.append("}")
    if entity.parent == nil, !identifiable.contains(entity.className) {
      lines.append("extension \(name): Swift.Identifiable {}")
    }
    return lines
  }

  /// Whether a source with the class of an entity, or an extension of it, declares a property of
  /// the entity.
  private func declaresProperties(of entity: DataModel.Entity) -> Bool {
    let names = Set(entity.attributes.map(\.name) + entity.relationships.map(\.name))
    return names.isEmpty
      || texts.contains { text in
        text.matches(of: #/\b(?:class|extension)\s+(\w+)/#).contains { $0.1 == entity.className }
          && text.matches(of: #/\bvar\s+`?(\w+)/#).contains { names.contains(String($0.1)) }
      }
  }

  private func property(_ name: String, _ type: String) -> String {
    "public var \(quoted(name)): \(type) { get { _managedValue(\(literal(name))) } "
      + "set { _setManagedValue(newValue, \(literal(name))) } }"
  }

  private func type(of attribute: DataModel.Attribute) -> String {
    let isScalar = attribute.isScalar
    switch attribute.type {
    case "Integer 16": return isScalar ? "Swift.Int16" : "Foundation.NSNumber?"
    case "Integer 32": return isScalar ? "Swift.Int32" : "Foundation.NSNumber?"
    case "Integer 64": return isScalar ? "Swift.Int64" : "Foundation.NSNumber?"
    case "Double": return isScalar ? "Swift.Double" : "Foundation.NSNumber?"
    case "Float": return isScalar ? "Swift.Float" : "Foundation.NSNumber?"
    case "Boolean": return isScalar ? "Swift.Bool" : "Foundation.NSNumber?"
    case "Decimal": return "Foundation.NSDecimalNumber?"
    case "String": return "Swift.String?"
    case "Date": return "Foundation.Date?"
    case "Binary": return "Foundation.Data?"
    case "UUID": return "Foundation.UUID?"
    case "URI": return "Foundation.URL?"
    default: return (customType(attribute.customClassName) ?? "Foundation.NSObject") + "?"
    }
  }

  /// Returns the type of a transformed value; nil if the name cannot be that of a type.
  private func customType(_ name: String?) -> String? {
    guard let name, !name.isEmpty, name.count < 200, name.first?.isNumber == false else {
      return nil
    }
    let isType = name.allSatisfy { $0.isLetter || $0.isNumber || "_.[]<>:, ".contains($0) }
    return isType ? name : nil
  }

  private func declarations(
    of relationship: DataModel.Relationship, in model: DataModel
  ) -> [String] {
    let entity = model.entities.first { $0.name == relationship.destination }
    let known = entity.map(\.className).flatMap { classes.contains($0) ? $0 : nil }
    let object = known.map(quoted) ?? "CoreData.NSManagedObject"
    let name = relationship.name
    guard relationship.isToMany else { return [property(name, "\(object)?")] }
    let set = relationship.isOrdered ? "Foundation.NSOrderedSet" : "Foundation.NSSet"
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    var methods = [
      ("addTo", "_ value: \(object)", "value"), ("removeFrom", "_ value: \(object)", "value"),
      ("addTo", "_ values: \(set)", "values"), ("removeFrom", "_ values: \(set)", "values"),
    ]
    if relationship.isOrdered {
      methods += [
        ("insertInto", "_ value: \(object), at idx: Swift.Int", "value, idx"),
        ("removeFrom", "at idx: Swift.Int", "idx"),
        (
          "insertInto", "_ values: [\(object)], at indexes: Foundation.NSIndexSet",
          "values, indexes"
        ),
        ("removeFrom", "at indexes: Foundation.NSIndexSet", "indexes"),
        ("replace", "at idx: Swift.Int, with value: \(object)", "idx, value"),
        (
          "replace", "at indexes: Foundation.NSIndexSet, with values: [\(object)]",
          "indexes, values"
        ),
      ]
    }
    return [property(name, "\(set)?")]
      + methods.map { verb, parameters, arguments in
        "public func \(verb)\(suffix)(\(parameters)) "
          + "{ _changeMembers(\(literal(verb + suffix)), \(arguments)) }"
      }
  }

  // MARK: Models

  private func description(of entity: DataModel.Entity) -> String {
    let attributes = entity.attributes.map { attribute in
      ".attribute(\(literal(attribute.name)), .\(Self.attributeType(attribute.type)), "
        + "isOptional: \(attribute.isOptional), \(optional(attribute.defaultValue)))"
    }
    let relationships = entity.relationships.map { relationship in
      ".relationship(\(literal(relationship.name)), to: \(literal(relationship.destination)), "
        + "inverse: \(optional(relationship.inverse)), isToMany: \(relationship.isToMany), "
        + "isOrdered: \(relationship.isOrdered), .\(Self.deleteRule(relationship.deletionRule)))"
    }
    return "CoreData._GeneratedEntity(\(literal(entity.name)), "
      + "className: \(literal(entity.className)), parent: \(optional(entity.parent)), "
      + "isAbstract: \(entity.isAbstract), "
      + "[\((attributes + relationships).joined(separator: ", "))])"
  }

  private static func attributeType(_ name: String) -> String {
    let names = [
      "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64",
      "Decimal": "decimal", "Double": "double", "Float": "float", "String": "string",
      "Boolean": "boolean", "Date": "date", "Binary": "binaryData", "UUID": "UUID", "URI": "URI",
      "Transformable": "transformable",
    ]
    return (names[name] ?? "undefined") + "AttributeType"
  }

  private static func deleteRule(_ name: String) -> String {
    let names = ["No Action": "noAction", "Cascade": "cascade", "Deny": "deny"]
    return (names[name] ?? "nullify") + "DeleteRule"
  }

  // MARK: Text

  private func optional(_ text: String?) -> String { text.map(literal) ?? "nil" }

  /// Returns a name in backticks, in case it is a keyword.
  private func quoted(_ name: String) -> String { "`\(name)`" }

  private func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    return "\"\(escaped.joined())\""
  }
}
