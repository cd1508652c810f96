import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TextVariantPreferenceTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func shown(_ text: Text, width: CGFloat, _ preference: some TextVariantPreference) -> Int
  {
    let screen = Screen(width, 50) { text.font(.system(size: 10)).textVariant(preference) }
    return Int(screen.graph.root.children[0].size.width / 10)
  }

  @Test func longestVariantThatFitsIsDisplayed() {
    let text = Text(
      Duration.seconds(4000),
      format: .units(allowed: [.hours, .minutes, .seconds], width: .wide))
    #expect(shown(text, width: 400, .sizeDependent) == "1 hour, 6 minutes, 40 seconds".count)
    #expect(shown(text, width: 280, .sizeDependent) == "1 hr 6 min 40 sec".count)
    #expect(shown(text, width: 100, .sizeDependent) == "1h 6m 40s".count)
    #expect(shown(text, width: 65, .sizeDependent) == "1h 7m".count)
    #expect(shown(text, width: 280, .fixed) == 28)
  }

  @Test func datesDropTheirSmallestFields() {
    let text = Text(date, format: .dateTime.day().month(.wide).year())
    #expect(shown(text, width: 200, .sizeDependent) == "November 14, 2023".count)
    #expect(shown(text, width: 160, .sizeDependent) == "November 2023".count)
    #expect(shown(text, width: 100, .sizeDependent) == "2023".count)
    #expect(shown(Text("fixed words"), width: 60, .sizeDependent) == 6)
  }
}
