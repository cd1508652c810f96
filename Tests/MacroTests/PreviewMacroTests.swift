import LayoutDSL
import Testing

#Preview { EmptyView() }

// The expansion ignores the braces in strings and comments }, and the whitespace before the macro.
#Preview("Named \"}\"", traits: .sizeThatFitsLayout, .landscapeLeft) {
  EmptyView()  // }
  Group { EmptyView() }
}

#Preview("State") {
  @Previewable @State var numbers = [1, 2]
    .map { $0 + 1 }
  @Previewable @State
  var text = "\(#"}"#)"
  let count = numbers.count
  if count == 2, text == "}" { EmptyView() }
}

#Preview("Without values") {
  @Previewable @State var name: String?
  // swift-format-ignore
  @Previewable @State var chosen:
    Set<Int>? = nil
  @Previewable @FocusState var isFocused: Bool

  TextField("", text: .constant(name ?? "")).focused($isFocused)
  if chosen == nil { EmptyView() }
}

#Preview(
  "Body",
  body: { EmptyView() })

@available(iOS 17, *)
#Preview("Left") { EmptyView() }; #Preview("Right") { EmptyView() }

struct OldStyle: PreviewProvider {
  static var previews: some View {
    EmptyView()
    EmptyView()
  }
}

@Suite @MainActor struct PreviewMacroTests {
  @Test func eachPreviewIsLabeledWithItsPlace() {
    let plain = __preview(_PreviewMacroTests_L4C1: ())
    #expect(plain.name == nil)
    #expect(plain.traits.isEmpty)
    #expect(plain.makeView() is EmptyView)
    #expect(__preview(_PreviewMacroTests_L32C1: ()).name == "Body")
  }

  @Test func previewsOnOneLineDifferInTheirColumn() {
    #expect(__preview(_PreviewMacroTests_L37C1: ()).name == "Left")
    #expect(__preview(_PreviewMacroTests_L37C35: ()).name == "Right")
  }

  @Test func namesTraitsAndContentAreKept() {
    let named = __preview(_PreviewMacroTests_L7C1: ())
    #expect(named.name == "Named \"}\"")
    #expect(named.settings.layout == .sizeThatFits)
    #expect(named.settings.orientation == .landscapeLeft)
    #expect(named.makeView() is TupleView<(EmptyView, Group<EmptyView>)>)
  }

  @Test func previewableVariablesBecomePropertiesOfAView() {
    let view = __preview(_PreviewMacroTests_L12C1: ()).makeView()
    let labels = Mirror(reflecting: view).children.compactMap(\.label)
    #expect(labels == ["_numbers", "_text"])
  }

  @Test func previewProvidersCompile() {
    #expect(OldStyle.previews is TupleView<(EmptyView, EmptyView)>)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor fileprivate static var wide: Self { .fixedLayout(width: 300, height: 10) }
}

// A trait may need the main actor.
#Preview("Wide", traits: .wide) { EmptyView() }
