import Foundation
import Testing

/// Public members in an extension of a protocol are called through the conformances of the types,
/// which have symbols for other libraries only if the protocol is public or package.
struct ProtocolSymbolsTests {
  /// Whether a line declares a public member that other modules call by its name: not a
  /// requirement of the engine, nor a body that cannot be made.
  private static func isCalled(_ line: Substring) -> Bool {
    guard let match = line.firstMatch(of: #/^ *(?:nonisolated )?public (?<member>.*)/#) else {
      return false
    }
    return !match.member.hasPrefix("var body: Never") && !match.member.hasPrefix("static func _")
  }

  /// Returns the names of the protocols of one module.
  private static func protocols(in source: String) -> Set<Substring> {
    Set(source.matches(of: #/(?m)^(?:@\w+ |nonisolated )*protocol (?<name>\w+)/#).map(\.name))
  }

  /// Returns the protocols without symbols whose extensions in a source have public members.
  private static func extended(in source: String, of protocols: Set<Substring>) -> [Substring] {
    let pattern = #/(?ms)^extension (?<name>\w+)[^{\n]*\{\n(?<members>.*?)^\}/#
    return source.matches(of: pattern).filter { match in
      protocols.contains(match.name)
        && match.members.split(separator: "\n").contains(where: isCalled)
    }.map(\.name)
  }

  @Test func publicMembersHaveConformancesWithSymbols() throws {
    let sources = BuiltPackage.root.appendingPathComponent("Sources")
    let texts = try BuiltPackage.swiftFiles(in: "Sources").map {
      ($0, try String(contentsOf: sources.appendingPathComponent($0), encoding: .utf8))
    }
    let protocols = texts.reduce(into: Set<Substring>()) {
      $0.formUnion(Self.protocols(in: $1.1))
    }
    #expect(protocols.count > 30)
    for (file, text) in texts {
      let names = Self.extended(in: text, of: protocols)
      #expect(names.isEmpty, "\(file): \(names.joined(separator: ", "))")
    }
  }

  @Test func anExtensionOfAProtocolWithoutSymbolsIsFound() {
    let source = """
      protocol Bytes {}
      extension Bytes {
        /// The number.
        nonisolated public var count: Int { 0 }
      }
      extension Array {
        public var last: Int { 0 }
      }
      """
    #expect(Self.extended(in: source, of: Self.protocols(in: source)) == ["Bytes"])
    let exported = "package " + source
    #expect(Self.extended(in: exported, of: Self.protocols(in: exported)).isEmpty)
  }
}
