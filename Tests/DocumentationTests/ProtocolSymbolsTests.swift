import Foundation
import Testing

/// Public members in an extension of a protocol are called through the conformances of the types,
/// which have symbols for other libraries only if the protocol is public or package.
struct ProtocolSymbolsTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  /// Members that no code can call.
  private static let uncallable = ["public var body: Never"]

  /// Returns the names of the protocols of one module.
  private static func protocols(in source: String) -> Set<Substring> {
    Set(source.matches(of: #/(?m)^(?:@\w+ )?protocol (?<name>\w+)/#).map(\.name))
  }

  /// Returns the protocols without symbols whose extensions in a source have public members.
  private static func extended(in source: String, of protocols: Set<Substring>) -> [Substring] {
    let pattern = #/(?ms)^extension (?<name>\w+)[^{\n]*\{\n(?<members>.*?)^\}/#
    return source.matches(of: pattern).filter { match in
      let isPublic = match.members.split(separator: "\n").contains { line in
        let line = line.drop { $0 == " " }
        return line.hasPrefix("public ") && !uncallable.contains { line.hasPrefix($0) }
      }
      return isPublic && protocols.contains(match.name)
    }.map(\.name)
  }

  @Test func publicMembersHaveConformancesWithSymbols() throws {
    let files = (FileManager.default.enumerator(atPath: Self.sources.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let texts = try files.sorted().map {
      ($0, try String(contentsOf: Self.sources.appendingPathComponent($0), encoding: .utf8))
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
        public var count: Int { 0 }
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
