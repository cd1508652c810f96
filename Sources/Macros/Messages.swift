/// What the compiler asks, as far as it is used here.
enum Question: Decodable {
  case getCapability
  case expandFreestandingMacro(macro: MacroReference, syntax: Syntax)
  case expandAttachedMacro(
    macro: MacroReference, macroRole: String, declSyntax: Syntax, lexicalContext: [Syntax]?)
}

/// What the compiler is answered.
enum Answer: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  /// The source that a macro gives, or its error at the place where the macro is used.
  static func expansion(
    at syntax: Syntax, _ expand: () throws(MacroError) -> String
  ) -> Answer {
    do {
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
      let start = syntax.start
      let position = Diagnostic.Position(fileName: start.fileName, offset: start.offset)
      return .expandMacroResult(
        expandedSource: nil, diagnostics: [Diagnostic(message: error.message, position: position)])
    }
  }
}

struct Capability: Encodable {
  var protocolVersion: Int
}

struct MacroReference: Decodable {
  var typeName: String
}

struct Syntax: Decodable {
  var source: String
  /// Where the source begins, with the space and the comments before its first token.
  var location: SourceLocation

  /// Where the first token begins.
  var start: SourceLocation {
    let space = source.utf8.prefix(tokens(of: source).first?.range.lowerBound ?? 0)
    var start = location
    start.offset += space.count
    start.line += space.filter { $0 == UInt8(ascii: "\n") }.count
    return start
  }
}

struct SourceLocation: Decodable {
  var fileID: String
  var fileName: String
  var offset: Int
  var line: Int
}

struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  var message: String
  var severity = "error"
  var position: Position
  var highlights: [Position] = []
  var notes: [Position] = []
  var fixIts: [Position] = []
}

/// Why a macro cannot be expanded, in words for its user.
struct MacroError: Error {
  var message: String
}
