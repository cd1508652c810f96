/// Expands `@Parameter` on a static variable of a tip to a constant of the same name with `$`, or
/// to accessors that use it.
///
/// The compiler requests both expansions; only the accessors report errors, so that each error
/// appears once.
func expandTipParameter(_ declaration: Syntax, role: String) throws(MacroError) -> String {
  do throws(MacroError) {
    let variable = try Variable(declaration.source, macro: "@Parameter")
    guard tokens(of: declaration.source).contains(where: { $0.text == "static" }) else {
      throw MacroError(message: "@Parameter applies only to static variables")
    }
    let name = variable.name
    if role == "accessor" {
      return "{\n  get { $\(name).wrappedValue }\n  set { $\(name).wrappedValue = newValue }\n}"
    }
    let isOptional = variable.type?.hasSuffix("?") == true
    guard let value = variable.value ?? (isOptional ? "nil" : nil) else {
      throw MacroError(message: "@Parameter requires a default value")
    }
    let type = variable.type.map { "<\($0)>" } ?? ""
    return "static let $\(name) = TipKit.Tips.Parameter\(type)(\(value))"
  } catch {
    guard role == "accessor" else { return "" }
    throw error
  }
}

/// Expands `#Rule` to a call of the initializer with the same arguments and closure.
func expandTipRule(_ syntax: Syntax) throws(MacroError) -> String {
  guard let name = tokens(of: syntax.source).first(where: { $0.text == "Rule" }) else {
    throw MacroError(message: "#Rule is malformed")
  }
  let rest = Array(syntax.source.utf8)[name.range.upperBound...]
  return "TipKit.Tips.Rule" + String(decoding: rest, as: UTF8.self)
}
