/// Expands `@Animatable` to `animatableData`, which pairs the data of the stored variables, and to
/// the conformance.
func expandAnimatable(
  _ declaration: Syntax, type: Syntax?, role: String
) throws(MacroError) -> String {
  let parts = tokens(of: declaration.source)
  guard let body = parts.last, body.text.hasPrefix("{"),
    let keyword = parts.firstIndex(where: { ["struct", "class", "enum"].contains($0.text) })
  else { throw MacroError(message: "@Animatable applies only to types") }
  if role == "extension" {
    let name = type?.source ?? parts[keyword + 1].text
    return "extension \(name): LayoutDSL.Animatable {}"
  }
  let variables = try animatedVariables(in: body.content)
  guard !variables.isEmpty else { return "" }
  let access = parts[..<keyword].contains { ["public", "open"].contains($0.text) } ? "public " : ""
  let last = variables.count - 1
  var (dataType, value) = ("\(variables[last].type).AnimatableData", data(of: variables[last]))
  for variable in variables.dropLast().reversed() {
    dataType = "LayoutDSL.AnimatablePair<\(variable.type).AnimatableData, \(dataType)>"
    value = "LayoutDSL.AnimatablePair(\(data(of: variable)), \(value))"
  }
  let assignments = variables.indices.map { index in
    let path = Array(repeating: ".second", count: index).joined() + (index < last ? ".first" : "")
    return "\(data(of: variables[index])) = newValue\(path)"
  }
  return """
    \(access)nonisolated var animatableData: \(dataType) {
      get { \(value) }
      set {
        \(assignments.joined(separator: "\n    "))
      }
    }
    """
}

private typealias AnimatedVariable = (name: String, type: String)

private func data(of variable: AnimatedVariable) -> String {
  "self.\(variable.name).animatableData"
}

/// Returns the stored variables in the body of a type, without those that are static or ignored.
private func animatedVariables(in body: String) throws(MacroError) -> [AnimatedVariable] {
  var result: [AnimatedVariable] = []
  for member in memberVariables(in: body) {
    guard !member.attributes.contains("AnimatableIgnored"), isStoredVariable(member.source)
    else { continue }
    let variable = try Variable(member.source, macro: "@Animatable")
    guard let type = variable.type ?? variable.value.flatMap(literalType) else {
      throw MacroError(message: "@Animatable requires the type of the variable \(variable.name)")
    }
    result.append((variable.name, type))
  }
  return result
}

/// Returns the type of an initial value: that of `1.5`, and of `CGPoint(x: 1, y: 2)`.
private func literalType(of value: String) -> String? {
  let parts = tokens(of: value)
  guard let first = parts.first(where: { $0.text != "-" }) else { return nil }
  if first.text.first?.isNumber == true {
    return parts.contains { $0.text == "." } ? "Swift.Double" : nil
  }
  return first.text.first?.isUppercase == true ? first.text : nil
}
