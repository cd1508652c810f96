import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The colour of a control's label: an explicit style takes precedence over the control's own.
@MainActor struct ForegroundStyleModifierTests {
  private static let asked = Color(red: 0.5, green: 0.25, blue: 0.75)

  /// Whether a part of the view is drawn in the explicit colour.
  private func isAsAsked(_ view: some View) -> Bool {
    !Screen(200, 100) { view }.fills(of: Self.asked).isEmpty
  }

  @Test func controlLabelsUseAnExplicitStyle() {
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

  @Test func controlLabelsUseTheTintByDefault() {
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

  @Test func primaryTintIsAColor() {
    let screen = Screen(200, 100) {
      Button("a") {}.buttonStyle(.borderedProminent).tint(.primary).foregroundStyle(Self.asked)
    }
    #expect(!screen.fills(of: .black).isEmpty)
  }

  @Test func nilColorIsTheSystemColor() {
    #expect(isAsAsked(Text("a").foregroundColor(Self.asked)))
    #expect(
      !isAsAsked(VStack { VStack { Text("a") }.foregroundColor(nil) }.foregroundColor(Self.asked)))
    #expect(isAsAsked(Button("a") {}.foregroundColor(nil).foregroundColor(.red).tint(Self.asked)))
  }
}
