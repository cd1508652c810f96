import Foundation
import Testing

@testable import Render
@testable import ViewCore

struct AssetColorSetTests {
  private func color(_ entries: String) throws -> NamedColor? {
    try JSONDecoder().decode(AssetColorSet.self, from: Data(#"{"colors": [\#(entries)]}"#.utf8))
      .color
  }

  @Test(arguments: [
    ("systemGreenColor", SystemColor.green), ("systemGray6Color", .gray6), ("labelColor", .primary),
    ("secondaryLabelColor", .secondary), ("systemBackgroundColor", .background),
    ("secondarySystemGroupedBackgroundColor", .secondaryGroupedBackground),
    ("tertiarySystemFillColor", .tertiaryFill), ("opaqueSeparatorColor", .opaqueSeparator),
    ("placeholderTextColor", .placeholderText),
  ])
  func aReferenceIsAColorOfTheSystem(name: String, system: SystemColor) throws {
    let color = try color(#"{"color": {"platform": "ios", "reference": "\#(name)"}}"#)
    for scheme in ColorScheme.allCases {
      let context = ColorContext(colorScheme: scheme)
      #expect(color?.resolved(in: context) == system.resolved(in: context))
    }
  }

  @Test func anUnknownReferenceIsNoColor() throws {
    #expect(try color(#"{"color": {"reference": "brandColor"}}"#) == nil)
  }

  @Test func entriesOfOtherDevicesAreLeftOut() throws {
    func entry(_ idiom: String, _ red: String) -> String {
      """
      {"idiom": "\(idiom)", "color": {"components":
        {"red": "\(red)", "green": "0.000", "blue": "0.000"}}}
      """
    }
    let all = [("mac", "0.100"), ("universal", "0.200"), ("ipad", "0.300"), ("iphone", "0.400")]
    let phone = try color(all.map(entry).joined(separator: ","))
    #expect(phone?.resolved(in: ColorContext())?.red == 0.4)
    let universal = try color(all.prefix(3).map(entry).joined(separator: ","))
    #expect(universal?.resolved(in: ColorContext())?.red == 0.2)
    #expect(try color(entry("watch", "0.100")) == nil)
  }
}
