import Foundation
import LayoutDSL
import Testing

@testable import Controls

@MainActor struct AttributedTextFormattingDefinitionTests {
  private struct Format: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let link: AttributeScopes.FoundationAttributes.LinkAttribute
    }

    var body: some AttributedTextFormattingDefinition<Scope> { LinksAreRed() }
  }

  private struct LinksAreRed: AttributedTextValueConstraint {
    typealias Scope = Format.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      container.foregroundColor = container.link == nil ? nil : .red
    }
  }

  private struct Reader: View {
    let text: AttributedString
    let read: (AttributedString) -> Void
    @Environment(\.attributedTextFormatting) private var formatting

    var body: some View { Color.clear.onAppear { read(formatting(text)) } }
  }

  @Test func theTextOnTheScreenFollowsTheRules() {
    var text = AttributedString("a")
    text.foregroundColor = .blue
    var link = AttributedString("b")
    link.link = URL(string: "https://a.b")
    var result: AttributedString?
    _ = Screen(200, 100) {
      Reader(text: text + link) { result = $0 }.attributedTextFormattingDefinition(Format())
    }
    #expect(result?.runs.map(\.foregroundColor) == [nil, .red])
    _ = Screen(200, 100) { Reader(text: text + link) { result = $0 } }
    #expect(result?.runs.map(\.foregroundColor) == [.blue, nil])
  }
}
