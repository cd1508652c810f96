import Foundation
import Testing

@testable import snap

struct InheritanceClauseTests {
  private func inheritance(_ text: String) -> InheritanceClause? {
    let bytes = Array(text.utf8)
    return InheritanceClause(of: bytes.indices, in: bytes)
  }

  @Test func typesAreFoundBeforeTheCode() throws {
    let text = "struct A<T: P>: Q<[Int: T]>, Codable where T: R { var x: S }"
    let clause = try #require(inheritance(text))
    #expect(clause.type(at: 12) == nil)
    #expect(clause.type(at: 16) == 16..<27)
    #expect(clause.type(at: 22) == 16..<27)
    #expect(clause.type(at: 29) == 29..<36)
    #expect(clause.header == 0..<36)
  }

  @Test func protocolsResultFromOthers() throws {
    let clause = try #require(inheritance("class A: Codable, Comparable {}"))
    #expect(clause.types(conformingTo: "Decodable") == [9..<16])
    #expect(clause.types(conformingTo: "Equatable") == [18..<28])
    #expect(clause.types(conformingTo: "Hashable").isEmpty)
  }

  @Test func aDeclarationMayNameNoTypes() {
    #expect(inheritance("extension A where B: C { var x: D }") == nil)
    #expect(inheritance("enum A { case a(b: C) }") == nil)
  }
}
