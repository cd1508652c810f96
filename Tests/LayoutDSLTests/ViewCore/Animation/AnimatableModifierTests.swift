import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct AnimatableModifierTests {
  @available(*, deprecated)
  private struct Percentage: AnimatableModifier {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    func body(content: Content) -> some View {
      content.overlay(Text("\(Int(value)) %"))
    }
  }

  @available(*, deprecated)
  @Test func theBodySeesEveryValue() {
    let stage = Stage(0.0) { Color.red.modifier(Percentage(value: $0)) }
    withAnimation(.linear(duration: 1)) { stage.value = 80 }
    #expect(stage.at(0.25).screen.tree.contains("\"20 %\""))
    #expect(stage.at(1).screen.tree.contains("\"80 %\""))
  }
}
