/// Expands `@Generable`: values are read from generated content and written to it, and a structure
/// has a form in which each property is optional.
func expandGenerable(
  _ declaration: Syntax, type: Syntax?, role: String
) throws(MacroError) -> String {
  let parts = tokens(of: declaration.source)
  guard let body = parts.last, body.text.hasPrefix("{"),
    let keyword = parts.firstIndex(where: { ["struct", "class", "enum"].contains($0.text) })
  else { throw MacroError(message: "@Generable applies only to structures and enumerations") }
  let access = parts[..<keyword].contains { $0.text == "public" } ? "public " : ""
  let isEnumeration = parts[keyword].text == "enum"
  let properties = isEnumeration ? [] : try generatedProperties(in: body.content)
  guard role == "extension" else {
    let isEquatable = parts[keyword...].contains { ["Equatable", "Hashable"].contains($0.text) }
    return isEnumeration ? "" : partialType(of: properties, access, isEquatable: isEquatable)
  }
  let name = type?.source.trimmingSpaces ?? parts[keyword + 1].text
  let members =
    isEnumeration
    ? caseMembers(cases(in: body.content), access) : structureMembers(properties, access)
  return """
    nonisolated extension \(name): nonisolated FoundationModels.Generable {
      \(access)nonisolated static var generationSchema: FoundationModels.GenerationSchema {
        FoundationModels.GenerationSchema(type: \(name).self, properties: [])
      }
      \(members)
    }
    """
}

private struct GeneratedProperty {
  var name: String
  var type: String
  var isIdentity: Bool { type.hasSuffix("GenerationID") }
  var isOptional: Bool { type.hasSuffix("?") }
}

/// Returns the stored properties that content can set.
private func generatedProperties(in body: String) throws(MacroError) -> [GeneratedProperty] {
  var result: [GeneratedProperty] = []
  for member in memberVariables(in: body, keywords: ["var", "let"]) {
    guard !member.attributes.contains("static"),
      let variable = try? Variable(member.source, macro: "@Generable", keywords: ["var", "let"]),
      let type = variable.type,
      variable.value == nil || !tokens(of: member.source).contains(where: { $0.text == "let" })
    else { continue }
    result.append(GeneratedProperty(name: variable.name, type: type))
  }
  return result
}

private func partialType(
  of properties: [GeneratedProperty], _ access: String, isEquatable: Bool
) -> String {
  let values = properties.filter { !$0.isIdentity }
  let variables = values.map { property in
    let type = property.isOptional ? String(property.type.dropLast()) : property.type
    return "\(access)var \(property.name): \(type).PartiallyGenerated?"
  }
  let identity = properties.first(where: \.isIdentity)?.name ?? "id"
  let conformances = isEquatable ? ", Swift.Equatable" : ""
  return """
    \(access)nonisolated struct PartiallyGenerated: Swift.Identifiable,
      FoundationModels.ConvertibleFromGeneratedContent\(conformances)
    {
      \(access)var \(identity): FoundationModels.GenerationID
      \(variables.joined(separator: "\n  "))
      \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
        \(identity) = content.id ?? FoundationModels.GenerationID()
        \(values.map { "\($0.name) = try content.value(forProperty: \"\($0.name)\")" }
          .joined(separator: "\n    "))
      }
    }
    """
}

private func structureMembers(_ properties: [GeneratedProperty], _ access: String) -> String {
  let assignments = properties.map { property in
    property.isIdentity
      ? "self.\(property.name) = content.id ?? FoundationModels.GenerationID()"
      : "self.\(property.name) = try content.value(forProperty: \"\(property.name)\")"
  }
  let values = properties.filter { !$0.isIdentity }.map { "\"\($0.name)\": self.\($0.name)" }
  return """
    \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
        \(assignments.joined(separator: "\n    "))
      }
      \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        FoundationModels.GeneratedContent(
          properties: [\(values.isEmpty ? ":" : values.joined(separator: ", "))])
      }
    """
}

private func caseMembers(
  _ cases: [(name: String, hasValues: Bool)], _ access: String
) -> String {
  let text = { (name: String) in name.filter { $0 != "`" } }
  let readable = cases.filter { !$0.hasValues }
    .map { "case \"\(text($0.name))\": self = .\($0.name)" }
  let written = cases.map { "case .\($0.name): \"\(text($0.name))\"" }
  return """
    \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
        switch try content.value(Swift.String.self) {
        \(readable.joined(separator: "\n    "))
        case let name:
          throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
            .init(debugDescription: name))
        }
      }
      \(access)nonisolated var generatedContent: FoundationModels.GeneratedContent {
        let name: Swift.String = switch self { \(written.joined(separator: "\n    ")) }
        return FoundationModels.GeneratedContent(kind: .string(name))
      }
    """
}

/// Returns the cases in the body of an enumeration, and whether they have associated values.
private func cases(in body: String) -> [(name: String, hasValues: Bool)] {
  let parts = tokens(of: body)
  var result: [(name: String, hasValues: Bool)] = []
  for index in parts.indices where parts[index].text == "case" {
    let end =
      parts.indices.dropFirst(index + 2)
      .first { parts[$0].startsLine && parts[$0 - 1].text != "," } ?? parts.count
    for part in parts[(index + 1)..<max(end, index + 1)].split(whereSeparator: { $0.text == "," }) {
      guard let name = part.first?.text else { continue }
      result.append((name, part.dropFirst().first?.text.hasPrefix("(") == true))
    }
  }
  return result
}
