import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TextResolutionTests {
  private func resolved(
    _ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> TextResolution {
    var environment = EnvironmentValues()
    change(&environment)
    return TextResolution(text, in: environment, services: nil)
  }

  @Test func equalNeighboursAreOneRun() {
    let plain = resolved(Text("a") + Text("b"))
    #expect(plain.text.runs.map(\.string) == ["ab"])
    let mixed = resolved(Text("a") + Text("b").bold() + Text("c"))
    #expect(mixed.text.runs.map(\.string) == ["a", "b", "c"])
    #expect(mixed.text.runs[1].font.weight > mixed.text.runs[0].font.weight)
  }

  @Test func aStyleOfAllRunsIsTheStyleOfTheText() {
    let red = resolved((Text("a") + Text("b").bold()).foregroundStyle(.red))
    #expect(red.style != nil && red.text.runs.allSatisfy { $0.fill == nil })
    let mixed = resolved(Text("a").foregroundStyle(.red) + Text("b"))
    #expect(mixed.style == nil)
    #expect(mixed.text.runs[0].fill != nil && mixed.text.runs[1].fill == nil)
  }

  @Test func theEnvironmentDecidesCaseAndLines() {
    let shouted = resolved(Text("Straße")) {
      $0.textCase = .uppercase
      $0.lineLimit = 2
      $0.truncationMode = .middle
      $0.layoutDirection = .rightToLeft
    }
    #expect(shouted.text.runs.map(\.string) == ["STRASSE"])
    #expect(shouted.text.lineLimit == 2 && shouted.text.truncation == .middle)
    #expect(shouted.text.isRightToLeft)
  }

  @Test func aTextBeyondTheGreatestLengthIsCutOff() {
    let long = String(repeating: "a", count: TextResolution.greatestLength - 1)
    let resolution = resolved(Text(verbatim: long) + Text("bcd").bold() + Text("e"))
    #expect(resolution.text.runs.map(\.string.utf8.count) == [long.utf8.count, 1])
    #expect(resolution.attributes.count == 2)
    #expect(resolution.problems == [.longText])
    #expect(resolved(Text("short")).problems.isEmpty)
  }

  @Test func withoutServicesImagesAreOmitted() {
    #expect(resolved(Text("a") + Text(Image(systemName: "star"))).text.runs.count == 1)
    #expect((Text("a") + Text(Image(systemName: "star")) + Text("b").bold()).plainString == "ab")
  }
}
