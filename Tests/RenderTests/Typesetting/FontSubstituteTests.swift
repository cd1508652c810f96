import LayoutDSL
import Testing

@testable import Render

struct FontSubstituteTests {
  private func substitute(for name: String, weight: Int = 400) -> FontRequest {
    var request = FontRequest()
    request.family = .named(name)
    request.weight = weight
    request.size = 13
    return request.substitute
  }

  @Test(arguments: [
    ("Poppins-Regular", FontRequest.Design.default, 400, false),
    ("AvenirNext-DemiBold", .default, 600, false),
    ("HelveticaNeue-UltraLight", .default, 200, false),
    ("Menlo-BoldItalic", .monospaced, 700, true),
    ("SF Mono Medium", .monospaced, 500, false),
    ("Georgia-Italic", .serif, 400, true),
    ("ArialRoundedMTBold", .rounded, 700, false),
    ("", .default, 400, false),
  ])
  func aNameTellsWeightSlantAndDesign(
    name: String, design: FontRequest.Design, weight: Int, isItalic: Bool
  ) {
    let found = substitute(for: name)
    #expect(found.family == .system(design) && found.weight == weight)
    #expect(found.isItalic == isItalic && found.size == 13)
  }

  @Test func aWeightThatIsAskedForWins() {
    #expect(substitute(for: "Poppins-Light", weight: 700).weight == 700)
  }

  @Test func aMissingDesignIsReplacedByTheDefault() {
    var request = FontRequest()
    request.family = .system(.serif)
    request.width = 1
    #expect(request.substitute.family == .system(.default) && request.substitute.width == 0)
  }
}
