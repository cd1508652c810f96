import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// Whether what is asked for or what a control prefers decides the colour of its label.
@MainActor struct ForegroundStyleModifierTests {
  private static let asked = Color(red: 0.5, green: 0.25, blue: 0.75)

  /// Whether some part of the view is painted in the colour that was asked for.
  private func isAsAsked(_ view: some View) -> Bool {
    !Screen(200, 100) { view }.fills(of: Self.asked).isEmpty
  }

  @Test func labelsOfControlsAreAsAskedFor() {
    #expect(isAsAsked(Button("a") {}.foregroundStyle(Self.asked)))
    #expect(isAsAsked(Button("a") {}.foregroundColor(Self.asked)))
    #expect(isAsAsked(VStack { Button("a") {} }.foregroundStyle(Self.asked)))
    #expect(isAsAsked(Button("a", role: .destructive) {}.foregroundStyle(Self.asked)))
    #expect(isAsAsked(Button("a") {}.buttonStyle(.bordered).foregroundStyle(Self.asked)))
    #expect(isAsAsked(Button("a") {}.buttonStyle(.borderedProminent).foregroundStyle(Self.asked)))
    #expect(
      isAsAsked(Toggle("a", isOn: .constant(true)).toggleStyle(.button).foregroundStyle(Self.asked))
    )
    #expect(isAsAsked(Menu("a") {}.foregroundStyle(Self.asked)))
    if let url = URL(string: "https://swift.org") {
      #expect(isAsAsked(Link("a", destination: url).foregroundStyle(Self.asked)))
    }
  }

  @Test func withoutAWishTheyAreInTheTint() {
    #expect(isAsAsked(Button("a") {}.tint(Self.asked)))
    #expect(isAsAsked(LabeledContent("b") { Button("a") {} }.tint(Self.asked)))
    #expect(
      isAsAsked(
        List {
          Section {
            Text("b")
          } header: {
            Button("a") {}
          }
        }.tint(Self.asked)))
    #expect(!isAsAsked(Button("a") {}.foregroundStyle(.red).tint(Self.asked)))
  }

  @Test func noColorIsThatOfTheSystem() {
    #expect(isAsAsked(Text("a").foregroundColor(Self.asked)))
    #expect(
      !isAsAsked(VStack { VStack { Text("a") }.foregroundColor(nil) }.foregroundColor(Self.asked)))
    #expect(isAsAsked(Button("a") {}.foregroundColor(nil).foregroundColor(.red).tint(Self.asked)))
  }
}
