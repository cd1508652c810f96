import Foundation
import SnapRuntime

/// A call of a tool by an assistant, and the command that answers it.
struct ToolCall {
  /// An argument that a tool takes.
  private struct Parameter {
    enum Kind { case text, texts, flag }
    var name: String
    var kind = Kind.text
    var about: String
    /// Whether its default is the paths of `snap.yml`.
    var isOfProject = false
    /// The option of the command; nil for its positional arguments.
    var option: String?
  }

  private struct Tool {
    var name: String
    var about: String
    var parameters: [Parameter]
  }

  /// The reason why a request is not a valid call of a tool.
  struct Invalid: Error { var message: String }

  let name: String
  /// The words of the command, without those for its output.
  let words: [String]

  /// Reads the parameters of `tools/call`.
  init(_ parameters: JSONValue?) throws(Invalid) {
    guard let name = parameters?["name"]?.string else {
      throw Invalid(message: "'name' is missing")
    }
    guard let tool = Self.tools.first(where: { $0.name == name }) else {
      throw Invalid(message: "there is no tool '\(name.visible)'")
    }
    let given: [String: JSONValue]
    switch parameters?["arguments"] {
    case .object(let members): given = members
    case nil, .null: given = [:]
    default: throw Invalid(message: "'arguments' is not an object")
    }
    if let unknown = given.keys.sorted().first(where: { key in
      !tool.parameters.contains { $0.name == key }
    }) {
      throw Invalid(message: "'\(name)' takes no argument '\(unknown.visible)'")
    }
    if tool.name == "accept", !given.values.contains(where: { ![.null, false, []].contains($0) }) {
      throw Invalid(message: "name pictures in 'names', or give a 'cause', or 'all': true")
    }
    var options: [String] = []
    var places: [String] = []
    for parameter in tool.parameters {
      guard let value = given[parameter.name], value != .null else {
        if parameter.isOfProject, Self.projectHasNoPaths {
          throw Invalid(message: "'\(parameter.name)' is missing, and snap.yml sets no 'paths'")
        }
        continue
      }
      for text in try Self.texts(of: value, for: parameter) {
        // An option and its value are one word, and places follow two dashes, so that no text is
        // taken for an option.
        switch (parameter.option, parameter.kind) {
        case (let option?, .flag): options.append("--\(option)")
        case (let option?, _): options.append("--\(option)=\(text)")
        case (nil, _): places.append(text)
        }
      }
    }
    self.name = name
    words = [name] + options + (places.isEmpty ? [] : ["--"] + places)
  }

  private static func texts(
    of value: JSONValue, for parameter: Parameter
  ) throws(Invalid) -> [String] {
    switch (parameter.kind, value) {
    case (.text, .string(let text)): return [text]
    case (.texts, .string(let text)): return [text]
    case (.flag, .bool(let isSet)): return isSet ? [""] : []
    case (.texts, .array(let values)):
      let texts = values.compactMap(\.string)
      if texts.count == values.count, !(texts.isEmpty && parameter.isOfProject) { return texts }
    default: break
    }
    let kind =
      switch parameter.kind {
      case .text: "a string"
      case .texts: "an array of strings"
      case .flag: "true or false"
      }
    throw Invalid(message: "'\(parameter.name)' is not \(kind)")
  }

  /// Whether the settings of the folder name no sources; those that cannot be read are an error of
  /// the command.
  private static var projectHasNoPaths: Bool {
    (try? SnapConfiguration.current())?.paths.isEmpty ?? false
  }

  // MARK: Tools

  private static let files = Parameter(
    name: "files", kind: .texts,
    about:
      "SwiftUI source files, or folders of them; all are compiled as one module. The default is "
      + "'paths' of snap.yml.",
    isOfProject: true)
  private static let view = Parameter(
    name: "view", about: "The name of a view or preview, as 'list' prints it.", option: "view")
  private static let screen = [
    Parameter(name: "device", about: "A device, as in 'iPhone 16 Pro'.", option: "device"),
    Parameter(name: "size", about: "The size in points, as in 390x844.", option: "size"),
    Parameter(
      name: "typeSize", about: "The Dynamic Type size, as in xxxLarge.", option: "type-size"),
    Parameter(name: "locale", about: "The locale, as in de_DE.", option: "locale"),
    Parameter(name: "scheme", about: "The appearance: light or dark.", option: "scheme"),
  ]
  private static let names = Parameter(
    name: "names", kind: .texts, about: "Names of pictures, as a test prints them.")

  private static let tools = [
    Tool(
      name: "list", about: "Lists the previews and views in SwiftUI source files.",
      parameters: [files]),
    Tool(
      name: "render", about: "Shows the previews or a view of SwiftUI source files as pictures.",
      parameters: [files, view] + screen + [
        Parameter(name: "scroll", about: "The content offset, as in 0,120.", option: "scroll"),
        Parameter(name: "at", about: "The time since it appeared, as in 0.35s.", option: "at"),
      ]),
    Tool(
      name: "explain",
      about: "Prints the layout of a view with its source lines, or explains the size of one node.",
      parameters: [files, view] + screen + [
        Parameter(name: "at", about: "Explain the node at a point, as in 20,40.", option: "at"),
        Parameter(name: "node", about: "Explain the node with a path.", option: "node"),
      ]),
    Tool(
      name: "test",
      about:
        "Compares every preview with its golden, or with its picture in a commit, and shows the "
        + "differences. Previews without a golden get one.",
      parameters: [
        files,
        Parameter(
          name: "filter", about: "Only previews with a text in their name or file.",
          option: "filter"),
        Parameter(
          name: "against", about: "A commit to compare with, instead of goldens.",
          option: "against"),
        Parameter(
          name: "onlyChanged", kind: .flag,
          about: "Only previews that depend on a file with changes that are not committed.",
          option: "only-changed"),
      ]),
    Tool(
      name: "diff", about: "Prints the differences of the last 'test' again, with their pictures.",
      parameters: [names]),
    Tool(
      name: "accept", about: "Makes pictures of the last 'test' the goldens.",
      parameters: [
        names,
        Parameter(
          name: "cause", about: "All pictures whose cause contains a text.", option: "cause"),
        Parameter(name: "all", kind: .flag, about: "All pending pictures.", option: "all"),
      ]),
    Tool(
      name: "lint",
      about:
        "Finds truncated and covered texts, low contrast, small touch targets, missing labels.",
      parameters: [
        files, view,
        Parameter(name: "rules", kind: .texts, about: "Only these rules.", option: "rule"),
      ]),
  ]

  /// The result of `tools/list`.
  static let list: JSONValue = [
    "tools": .array(
      tools.map { tool in
        let properties = tool.parameters.map { parameter -> (String, JSONValue) in
          var schema: [String: JSONValue] = ["description": .string(parameter.about)]
          switch parameter.kind {
          case .text: schema["type"] = "string"
          case .flag: schema["type"] = "boolean"
          case .texts:
            schema["type"] = "array"
            schema["items"] = ["type": "string"]
          }
          return (parameter.name, .object(schema))
        }
        return [
          "name": .string(tool.name), "description": .string(tool.about),
          "inputSchema": [
            "type": "object", "additionalProperties": false,
            "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
          ],
        ]
      })
  ]
}
