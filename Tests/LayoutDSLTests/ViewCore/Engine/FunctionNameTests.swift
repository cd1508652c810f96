import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct FunctionNameTests {
  /// The kind of each modifier of a view and its name in the source, the outermost first.
  private func names(_ view: some View) throws -> [String] {
    try Screen { view }.graph.explanation().nodes.filter(\.isModifier)
      .map { "\($0.kind) \($0.writtenName ?? "-")" }
  }

  @Test func nodesKnowTheFunctionThatTheyAreNotNamedAfter() throws {
    let shown = Color.red.border(.blue).clipped().cornerRadius(1).hidden()
    #expect(
      try names(shown) == [
        "opacity hidden", "clipShape cornerRadius", "clipShape clipped", "overlay border",
      ])
    let filtered = Color.red.contrast(0.5).rotation3DEffect(.degrees(9), axis: (x: 1, y: 0, z: 0))
    #expect(
      try names(filtered) == ["rotation3D rotation3DEffect", "colorFilter contrast"])
    let placed = Color.red.scaledToFit().scaledToFill().edgesIgnoringSafeArea(.top)
    #expect(
      try names(placed) == [
        "ignoresSafeArea edgesIgnoringSafeArea", "aspectRatio scaledToFill",
        "aspectRatio scaledToFit",
      ])
    let touched = Color.red.onTapGesture {}.onLongPressGesture {}
      .simultaneousGesture(TapGesture()).highPriorityGesture(TapGesture(), isEnabled: false)
    #expect(
      try names(touched) == [
        "gesture highPriorityGesture", "gesture simultaneousGesture", "gesture onLongPressGesture",
        "gesture onTapGesture",
      ])
    let spoken = Color.red.accessibilityLabel("a").accessibilityInputLabels(["b"])
      .accessibilityAction(named: "c") {}.accessibilityAdjustableAction { _ in }
    #expect(
      try names(spoken) == [
        "accessibility accessibilityAdjustableAction", "accessibility accessibilityAction",
        "accessibility accessibilityInputLabels", "accessibility accessibilityLabel",
      ])
  }

  @Test func otherNodesHaveTheNameOfTheirFunction() throws {
    let view = Color.red.overlay { Color.blue }.clipShape(Circle()).opacity(0.5)
      .aspectRatio(1, contentMode: .fit).gesture(TapGesture()).frame(maxWidth: 9)
      .visualEffect { effect, _ in effect }
    #expect(
      try names(view) == [
        "visualEffect -", "frame -", "gesture -", "aspectRatio -", "opacity -", "clipShape -",
        "overlay -",
      ])
  }
}
