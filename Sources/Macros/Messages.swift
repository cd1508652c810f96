/// The requests of the compiler that the plugin supports.
enum Question: Decodable {
  case getCapability
  case expandFreestandingMacro(macro: MacroReference, syntax: Syntax)
  case expandAttachedMacro(
    macro: MacroReference, macroRole: String, attributeSyntax: Syntax, declSyntax: Syntax,
    parentDeclSyntax: Syntax?, extendedTypeSyntax: Syntax?, lexicalContext: [Syntax]?)
}

/// The responses to the compiler.
enum Answer: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  /// Returns the expansion of a macro, or its error at the position of the macro.
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
  /// The start of the source, including the whitespace and comments before its first token.
  var location: SourceLocation

  /// The start of the first token.
  var start: SourceLocation {
    location(ofByte: tokens(of: source).first?.range.lowerBound ?? 0)
  }

  /// The place of a byte of the source.
  func location(ofByte index: Int) -> SourceLocation {
    let before = source.utf8.prefix(index)
    var place = location
    place.offset += before.count
    place.line += before.count { $0 == UInt8(ascii: "\n") }
    let newline = before.lastIndex(of: UInt8(ascii: "\n"))
    place.column =
      newline.map { before.distance(from: $0, to: before.endIndex) } ?? place.column + before.count
    return place
  }
}

struct SourceLocation: Decodable {
  var fileID: String
  var fileName: String
  var offset: Int
  var line: Int
  /// From 1, in bytes.
  var column: Int
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

/// An error of an expansion, with a message for the user of the macro.
struct MacroError: Error {
  var message: String
}
