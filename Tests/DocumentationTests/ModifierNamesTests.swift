import Foundation
import Testing

/// Checks that an explanation can tell which public function of `View` made a modifier's node.
@Suite struct ModifierNamesTests {
  /// The name of a modifier's node, by the text of the file that declares the modifier.
  private struct Modifier {
    /// The names that the modifier or its node gives, or that of the type.
    var names: Set<String> = []
    /// Whether the modifier has the name of the function that made it.
    var knowsFunction = false
  }

  private let files: [[SourceLine]]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let lines = try SourceLine.all(in: root.appendingPathComponent("Sources/LayoutDSL"))
    files = lines.reduce(into: []) { files, line in
      if line.number == 1 { files.append([]) }
      files[files.count - 1].append(line)
    }
  }

  @Test func aModifierIsNamedAfterItsFunctionOrKnowsIt() {
    let modifiers = modifiers
    var unknown: [String] = []
    for file in files {
      var function: Substring?
      var isInView = false
      for line in file {
        if line.text.hasPrefix("extension") { isInView = line.text.hasPrefix("extension View ") }
        if line.text.hasPrefix("}") { (isInView, function) = (false, nil) }
        if line.text.contains("func "), let name = line.text.firstMatch(of: #/func (\w+)/#)?.1 {
          function = isInView && line.text.contains("public") ? name : nil
        }
        guard let function else { continue }
        for use in line.text.matches(of: #/\b([A-Z]\w+)(?:<[^()]*>)?\(/#) {
          guard let modifier = modifiers[String(use.1)], !modifier.knowsFunction,
            !modifier.names.contains(String(function))
          else { continue }
          unknown.append("\(function) makes \(use.1), named \(modifier.names.sorted())")
        }
      }
    }
    #expect(modifiers.count > 50)
    #expect(unknown == [])
  }

  /// The types that conform to a family of modifiers.
  private var modifiers: [String: Modifier] {
    // In debug, plain searches are many times as fast as regular expressions.
    let families = files.joined().filter { $0.text.contains("protocol ") }.compactMap {
      $0.text.firstMatch(of: #/protocol (\w+): EngineModifier\b/#).map { String($0.1) }
    }
    var modifiers: [String: Modifier] = [:]
    for file in files {
      var types: [String] = []
      var given: [String: Set<String>] = [:]
      // The functions that a modifier names; none if it stores the one that made it.
      var functions: [String: Set<String>] = [:]
      var ofNodes: Set<String> = []
      var nodesKnow = false
      var isKind = false
      for line in file {
        if line.text.contains("struct "),
          let match = line.text.firstMatch(of: #/struct (\w+)(?:<.*>)?: (.+)/#),
          match.2.split(whereSeparator: { !$0.isLetter }).contains(where: {
            $0 == "EngineModifier" || families.contains(String($0))
          })
        {
          types.append(String(match.1))
        }
        if line.text.contains("var kindName:") { isKind = true }
        let quoted =
          line.text.contains("\"") ? line.text.matches(of: #/"(\w+)"/#).map { String($0.1) } : []
        if line.text.contains("var sourceName:"), let type = types.last {
          given[type] = Set(quoted)
        }
        if line.text.contains(" function: FunctionName?"), let type = types.last {
          functions[type] = Set(quoted)
        }
        if isKind {
          ofNodes.formUnion(quoted)
          if line.text.contains("modifier.name") { nodesKnow = true }
          isKind = !line.text.hasSuffix("}")
        }
      }
      for type in types {
        let names = given[type] ?? (ofNodes.isEmpty ? [Self.nodeName(of: type)] : ofNodes)
        modifiers[type] = Modifier(
          names: names.union(functions[type] ?? []),
          knowsFunction: nodesKnow || functions[type]?.isEmpty == true)
      }
    }
    return modifiers
  }

  /// The name of a node after the type of its modifier.
  private static func nodeName(of type: String) -> String {
    let suffix = ["Modifier", "Layout", "Effect"].first { type.hasSuffix($0) } ?? ""
    return type.prefix(1).lowercased() + type.dropFirst().dropLast(suffix.count)
  }
}
