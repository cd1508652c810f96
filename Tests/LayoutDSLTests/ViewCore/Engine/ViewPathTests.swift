import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewPathTests {
  private struct Card: View {
    var body: some View {
      Text("a").frame(width: 20).modifier(Framed())
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(2).cornerRadius(3) }
  }

  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private func paths<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [String] {
    try Screen(content: content).graph.explanation().nodes.map(\.path)
  }

  @Test func pathsNameCustomViewsAndModifiers() throws {
    let paths = try paths { VStack { Card() } }
    #expect(
      paths == [
        "", "VStack", "VStack/Card/Framed/clipShape", "VStack/Card/Framed/clipShape/padding",
        "VStack/Card/Framed/clipShape/padding/frame",
        "VStack/Card/Framed/clipShape/padding/frame/Text",
      ])
  }

  @Test func pathsNumberSiblingsOfTheSameName() throws {
    let paths = try paths {
      HStack {
        Pair()
        Pair().padding(1)
        Circle().fill(.red)
        ForEach(0..<2) { _ in Text("c").background { Color.red } }
      }
    }
    #expect(
      paths.dropFirst(2) == [
        "HStack/Pair/Text[1]", "HStack/Pair/Text[2]",
        "HStack/padding[1]", "HStack/padding[1]/Pair/Text",
        "HStack/padding[2]", "HStack/padding[2]/Pair/Text",
        "HStack/Circle", "HStack/background[1]", "HStack/background[1]/Color",
        "HStack/background[1]/Text", "HStack/background[2]", "HStack/background[2]/Color",
        "HStack/background[2]/Text",
      ])
  }

  @Test func diagnosticsUseTheSamePaths() throws {
    let screen = Screen {
      VStack { Card().background { GeometryReader { _ in Image(systemName: "nobody") } } }
    }
    _ = screen.list
    #expect(
      screen.graph.diagnostics.map(\.path) == ["VStack/background/GeometryReader/Image"])
  }
}
