import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct AccessibilityElementsTests {
  private func elements<Content: View>(@ViewBuilder _ content: () -> Content) -> [ScreenElement] {
    Screen(200, 200, content: content).graph.screenElements()
  }

  private func labels<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    elements(content).map(\.label)
  }

  @Test func textsAndNamedImagesAreElements() {
    #expect(
      labels {
        Text("Title")
        Text("  ")
        Color.red
        Rectangle()
        Image(systemName: "star")
      } == ["Title", "star"])
  }

  @Test func anElementHasItsFrameAndTraits() throws {
    let element = try #require(elements { Text("ab").offset(x: 5) }.first)
    #expect(element.traits == ["static text"])
    #expect(element.frame.midX == 105 && element.frame.height > 0)
    #expect(element.text.hasPrefix("\"ab\"  static text  ("))
  }

  @Test func aControlIsOneElement() throws {
    let elements = elements {
      Button {
      } label: {
        HStack {
          Image(systemName: "star")
          Text("Save")
        }
      }
    }
    #expect(elements.map(\.label) == ["star, Save"])
    #expect(elements[0].traits == ["button"])
  }

  @Test func hiddenViewsAreNoElements() {
    #expect(
      labels {
        Text("clear").opacity(0)
        Text("hidden").accessibilityHidden(true)
        VStack { Text("in a hidden stack") }.accessibilityHidden(true)
        Text("shown").accessibilityHidden(false)
        Text("faint").opacity(0.01)
      } == ["shown", "faint"])
  }

  @Test func modifiersChangeTheElementsInside() throws {
    let element = try #require(
      elements {
        Text("b").accessibilityLabel("Bold").accessibilityValue("on").accessibilityHint("styles")
          .accessibilityIdentifier("bold").accessibilityAddTraits(.isHeader)
          .accessibilityRemoveTraits(.isStaticText)
      }.first)
    #expect(element.label == "Bold" && element.value == "on" && element.hint == "styles")
    #expect(element.identifier == "bold" && element.traits == ["header"])
    #expect(
      element.text.hasPrefix(
        #""Bold"  header  value "on"  hint "styles"  identifier "bold""#))
  }

  @Test func aLabelMakesAnElementOfAShape() {
    #expect(labels { Circle().accessibilityLabel("Dot") } == ["Dot"])
    #expect(labels { Circle().accessibilityHint("no label") } == [])
  }

  @Test func severalBecomeOne() throws {
    let combined = elements {
      VStack {
        Text("a")
        Text("b").accessibilityValue("2")
      }.accessibilityElement(children: .combine)
    }
    #expect(combined.map(\.label) == ["a, b"] && combined[0].value == "2")
    #expect(combined[0].traits == [])
    let ignored = elements {
      VStack { Text("a") }.accessibilityElement(children: .ignore).accessibilityLabel("c")
    }
    #expect(ignored.map(\.label) == ["c"])
    #expect(
      labels { VStack { Text("a") }.accessibilityElement(children: .contain) } == ["a"])
  }

  @Test func higherPrioritiesAreReadFirstAmongSiblings() {
    #expect(
      labels {
        VStack {
          Text("a")
          HStack {
            Text("b")
            Text("c").accessibilitySortPriority(9)
          }
          Text("d").accessibilitySortPriority(1)
          Text("e").accessibilitySortPriority(-1)
        }
      } == ["d", "a", "c", "b", "e"])
  }

  @Test func anEmptyScreenHasNone() {
    #expect(labels { EmptyView() } == [])
    #expect(labels { Color.red } == [])
  }
}
