import Foundation
import Testing

@testable import snap

struct SourceDeclarationsTests {
  private func declarations(_ text: String) -> SourceDeclarations {
    SourceDeclarations(Data(text.utf8))
  }

  @Test func typesOfAnyDepthAndGlobalsAreNames() {
    let file = declarations(
      #"""
      import struct Foundation.Date
      struct Card: View {
        enum Kind { case plain; struct Deep {} }
        class func make() -> Card { Card() }
        var body: some View { Text("{ struct Quoted") }
      }
      // struct Commented {}
      let (first, second) = (1, 2), third = f(x, y)
      func helper() { struct Local {} }
      typealias Price = Decimal
      """#)
    #expect(file.types == ["Card", "Kind", "Deep", "Price"])
    #expect(file.globals == ["first", "second", "third", "helper"])
    #expect(!file.concernsEveryFile)
    #expect(file.mentioned.isSuperset(of: ["Text", "Quoted", "Decimal"]))
  }

  @Test func membersOfExtensionsOfOtherModulesAreNames() {
    let file = declarations(
      """
      extension View { func card() -> some View { padding() } }
      extension SwiftUI.Color { static let brand = Color.red }
      extension Card { var title: String { "" } }
      """)
    #expect(file.names(beside: ["Card"]) == ["card", "Color", "brand", "Card"])
    #expect(!file.mayAffectAnyFile(beside: ["Card"]))
  }

  @Test(arguments: [
    "extension Array { subscript(index: Int?) -> Element? { nil } }",
    "extension String: Identifiable { public var id: String { self } }",
    "extension CGPoint { static func + (a: Self, b: Self) -> Self { a } }",
    "extension Color { init(_ hex: Int, alpha: Double = 1) { self = .red } }",
    "extension Button { init(run: @escaping () -> Void, map: [Int: Int] = [:]) {} }",
    "extension URL: Shown {}\nprotocol Shown: Identifiable {}",
    "infix operator **",
    "func == (a: Card, b: Card) -> Bool { true }",
    "struct Card {",
    "let pattern = /\"/\nstruct Card {}",
  ])
  func whatIsUsedWithoutItsNameConcernsEveryFile(text: String) {
    #expect(declarations(text).mayAffectAnyFile(beside: ["Card"]))
  }

  @Test func labelsThatAreAlwaysWrittenAreNames() {
    let file = declarations(
      """
      extension Color { init(_ scale: Double = 1, hex: Int) { self = .red } }
      extension Array { subscript<T>(safe index: Int, _ type: T.Type) -> Element? { nil } }
      extension Button { init?(title: String, run: @escaping () -> Void) {} }
      """)
    #expect(!file.mayAffectAnyFile(beside: []))
    #expect(file.names(beside: []).isSuperset(of: ["hex", "safe", "title"]))
  }

  /// A file that uses the conformance mentions the protocol.
  @Test func aConformanceToAnOwnProtocolHasItsName() {
    let file = declarations(
      """
      extension URLSession: Loader {}
      extension KeyPath: @retroactive @unchecked Sendable {}
      protocol Loader { func load() }
      """)
    #expect(!file.mayAffectAnyFile(beside: file.types, protocols: file.plainProtocols))
    #expect(file.names(beside: file.types).isSuperset(of: ["Loader", "URLSession"]))
    #expect(file.mayAffectAnyFile(beside: file.types))
  }

  @Test func wordsOfCommentsAreNotMentioned() {
    let file = declarations(
      #"""
      // As in Card.
      /* Row */ let address = "https://a.b \(name) /* Cell */"
      """#)
    #expect(file.mentioned.isDisjoint(with: ["Card", "Row"]))
    #expect(file.mentioned.isSuperset(of: ["address", "name", "Cell"]))
  }

  @Test func extensionsOfTheModulesOwnTypesConcernThoseWhoMentionThem() {
    let file = declarations(
      "extension Box where Item: Equatable { init(x: Int) {} }\nextension Box: Hashable {}")
    #expect(!file.mayAffectAnyFile(beside: ["Box"]))
    #expect(file.names(beside: ["Box"]) == ["Box"])
    #expect(file.mayAffectAnyFile(beside: []))
  }
}
