import Foundation
import FoundationNames
import Testing

struct NSStringLocalizedFormatTests {
  @Test func valuesAreInTheirPlaces() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 3, "b" as NSString) == "3 of b")
  }
}
