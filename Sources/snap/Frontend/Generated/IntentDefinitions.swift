import Drawing
import Foundation

/// The definitions of Siri's intents in the folders of sources, and the classes that Xcode
/// generates for them.
struct IntentDefinitions {
  private var definitions: [IntentDefinition] = []

  /// Reads the definitions; a file of another format has no classes.
  init(in folders: [URL]) {
    let localized = folders.map { $0.appending(path: "Base.lproj") }
    var known: Set<String> = []
    for file in (folders + localized).flatMap(ResourceFolders.contents)
    where file.pathExtension == "intentdefinition" {
      guard let data = try? InputFile.data(at: file, limit: .text),
        let definition = try? PropertyListDecoder().decode(IntentDefinition.self, from: data),
        known.insert(file.lastPathComponent).inserted
      else { continue }
      definitions.append(definition)
    }
  }

  /// Returns the classes of the definitions that the sources use and do not declare; nil if there
  /// are none.
  func source(beside sources: [SourceFile]) -> String? {
    guard !definitions.isEmpty else { return nil }
    let texts = sources.map { String(decoding: $0.staged, as: UTF8.self) }
    let pattern = #/\b(?:class|struct|enum|protocol|typealias)\s+(\w+)/#
    var known = Set(texts.flatMap { $0.matches(of: pattern).map { String($0.1) } })
    let declarations = definitions.flatMap(\.declarations).filter { known.insert($0.name).inserted }
    guard declarations.contains(where: { entry in texts.contains { $0.contains(entry.name) } })
    else { return nil }
    let head = ["Contacts", "CoreLocation", "Foundation", "Intents"].map { "import \($0)" }
    return (head + declarations.map(\.text)).joined(separator: "\n") + "\n"
  }
}

/// The parts of an `.intentdefinition` file that are used.
private struct IntentDefinition: Decodable {
  struct Intent: Decodable {
    struct Response: Decodable {
      struct Code: Decodable {
        var name: String
        enum CodingKeys: String, CodingKey { case name = "INIntentResponseCodeName" }
      }
      var codes: [Code]?
      var parameters: [Parameter]?
      enum CodingKeys: String, CodingKey {
        case codes = "INIntentResponseCodes"
        case parameters = "INIntentResponseParameters"
      }
    }

    struct Parameter: Decodable {
      var name: String
      var type: String
      var enumType: String?
      var objectType: String?
      var isMultiple: Bool?
      enum CodingKeys: String, CodingKey {
        case name = "INIntentParameterName"
        case type = "INIntentParameterType"
        case enumType = "INIntentParameterEnumType"
        case objectType = "INIntentParameterObjectType"
        case isMultiple = "INIntentParameterSupportsMultipleValues"
      }
    }

    var name: String
    var prefix: String?
    var parameters: [Parameter]?
    var response: Response?
    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case prefix = "INIntentClassPrefix"
      case parameters = "INIntentParameters"
      case response = "INIntentResponse"
    }
  }

  struct Enumeration: Decodable {
    struct Value: Decodable {
      var name: String
      var index: Int?
      enum CodingKeys: String, CodingKey {
        case name = "INEnumValueName"
        case index = "INEnumValueIndex"
      }
    }
    var name: String
    var prefix: String?
    var values: [Value]
    enum CodingKeys: String, CodingKey {
      case name = "INEnumName"
      case prefix = "INEnumClassPrefix"
      case values = "INEnumValues"
    }
  }

  struct Object: Decodable {
    struct Property: Decodable {
      var name: String
      var type: String
      var enumType: String?
      var objectType: String?
      var isMultiple: Bool?
      enum CodingKeys: String, CodingKey {
        case name = "INTypePropertyName"
        case type = "INTypePropertyType"
        case enumType = "INTypePropertyEnumType"
        case objectType = "INTypePropertyObjectType"
        case isMultiple = "INTypePropertySupportsMultipleValues"
      }
    }
    var name: String
    var prefix: String?
    var properties: [Property]?
    enum CodingKeys: String, CodingKey {
      case name = "INTypeName"
      case prefix = "INTypeClassPrefix"
      case properties = "INTypeProperties"
    }
  }

  var intents: [Intent]?
  var enumerations: [Enumeration]?
  var types: [Object]?
  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
    case enumerations = "INEnums"
    case types = "INTypes"
  }
}

extension IntentDefinition {
  /// The names of the declarations that Xcode generates, with their texts.
  fileprivate var declarations: [(name: String, text: String)] {
    (enumerations ?? []).map(declaration) + (types ?? []).flatMap(declarations)
      + (intents ?? []).flatMap(declarations)
  }

  private func declaration(of enumeration: Enumeration) -> (name: String, text: String) {
    let name = (enumeration.prefix ?? "") + enumeration.name
    var cases: [String] = []
    var known: Set = ["unknown"]
    for (place, value) in enumeration.values.enumerated()
    where DataModel.isName(value.name) && known.insert(value.name).inserted {
      cases.append("case `\(value.name)` = \(max(value.index ?? place, 1))")
    }
    return (
      name,
      "public enum \(name): Int, Sendable { case unknown = 0; \(cases.joined(separator: "; ")) }"
    )
  }

  private func declarations(of object: Object) -> [(name: String, text: String)] {
    let name = (object.prefix ?? "") + object.name
    // `INObject` has the properties of every type.
    let own: Set = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    let properties = (object.properties ?? []).filter { !own.contains($0.name) }.map {
      property($0.name, $0.type, $0.enumType, $0.objectType, $0.isMultiple)
    }
    return [
      (name, "public class \(name): INObject { \(properties.joined(separator: "; ")) }")
    ]
  }

  private func declarations(of intent: Intent) -> [(name: String, text: String)] {
    let name = (intent.prefix ?? "") + intent.name + "Intent"
    func properties(_ parameters: [Intent.Parameter]?) -> String {
      (parameters ?? []).map {
        property($0.name, $0.type, $0.enumType, $0.objectType, $0.isMultiple)
      }.joined(separator: "; ")
    }
    let standard = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    let codes = (intent.response?.codes ?? []).map(\.name)
      .filter { DataModel.isName($0) && !standard.contains($0) }
    let cases =
      standard + codes.enumerated().map { index, code in "`\(code)` = \(100 + index)" }
    return [
      (name, "public class \(name): INIntent { \(properties(intent.parameters)) }"),
      (
        "\(name)ResponseCode",
        "public enum \(name)ResponseCode: Int, Sendable { case \(cases.joined(separator: ", ")) }"
      ),
      (
        "\(name)Response",
        """
        public class \(name)Response: INIntentResponse {
          public var code = \(name)ResponseCode.unspecified
          \(properties(intent.response?.parameters))
          public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
            self.init()
            self.code = code
            self.userActivity = userActivity
          }
        }
        """
      ),
      // Nothing calls a handler, so all its methods are optional.
      ("\(name)Handling", "public protocol \(name)Handling: NSObjectProtocol {}"),
    ]
  }

  private func property(
    _ name: String, _ type: String, _ enumType: String?, _ objectType: String?, _ isMultiple: Bool?
  ) -> String {
    guard DataModel.isName(name) else { return "" }
    if let enumeration = enumeration(named: enumType), isMultiple != true {
      return "public var `\(name)` = \(enumeration).unknown"
    }
    let element = elementType(type, objectType)
    return "public var `\(name)`: \(isMultiple == true ? "[\(element)]" : element)?"
  }

  private func enumeration(named name: String?) -> String? {
    (enumerations ?? []).first { $0.name == name }.map { ($0.prefix ?? "") + $0.name }
  }

  private func elementType(_ type: String, _ objectType: String?) -> String {
    switch type {
    case "String": "String"
    case "Boolean", "Integer", "Decimal", "TimeInterval": "NSNumber"
    case "URL": "URL"
    case "Date", "DateComponents", "Time": "DateComponents"
    case "Person": "INPerson"
    case "Location", "Placemark": "CLPlacemark"
    case "SpeakableString": "INSpeakableString"
    case "Object":
      (types ?? []).first { $0.name == objectType }.map { ($0.prefix ?? "") + $0.name }
        ?? systemType(objectType)
    default: "NSObject"
    }
  }

  /// The type of an object that Siri defines.
  private func systemType(_ name: String?) -> String {
    switch name {
    case "Person": "INPerson"
    case "Placemark": "CLPlacemark"
    case "URL": "URL"
    case "Date": "DateComponents"
    default: "INObject"
    }
  }
}
