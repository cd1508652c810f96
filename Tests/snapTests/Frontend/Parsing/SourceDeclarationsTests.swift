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
    #expect(!file.isFelt(beside: ["Card"]))
  }

  @Test(arguments: [
    "extension Array { subscript(safe index: Int) -> Element? { nil } }",
    "extension String: Identifiable { public var id: String { self } }",
    "extension CGPoint { static func + (a: Self, b: Self) -> Self { a } }",
    "extension Color { init(hex: Int) { self = .red } }",
    "infix operator **",
    "func == (a: Card, b: Card) -> Bool { true }",
    "struct Card {",
    "let pattern = /\"/\nstruct Card {}",
  ])
  func whatIsUsedWithoutItsNameConcernsEveryFile(text: String) {
    #expect(declarations(text).isFelt(beside: ["Card"]))
  }

  @Test func extensionsOfTheModulesOwnTypesConcernThoseWhoMentionThem() {
    let file = declarations(
      "extension Box where Item: Equatable { init(x: Int) {} }\nextension Box: Hashable {}")
    #expect(!file.isFelt(beside: ["Box"]))
    #expect(file.names(beside: ["Box"]) == ["Box"])
    #expect(file.isFelt(beside: []))
  }
}
