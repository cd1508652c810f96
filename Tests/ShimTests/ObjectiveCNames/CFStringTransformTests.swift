import Foundation
import ObjectiveCNames
import Testing

struct CFStringTransformTests {
  @Test func aTextIsTransformedInPlace() {
    let text = NSMutableString(string: "Привет, Köln")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(text.description == "Privet, Köln")
    CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false)
    #expect(text.description == "Privet, Koln")
  }

  @Test func aRangeBecomesThatOfTheNewText() {
    let text = NSMutableString(string: "щи и щи")
    var range = CFRange(location: 0, length: 2)
    #expect(CFStringTransform(text, &range, kCFStringTransformToLatin, false))
    #expect(text.substring(from: range.length) == " и щи" && range.location == 0)
  }

  @Test func badTransformsAndRangesChangeNothing() {
    let text = NSMutableString(string: "aé")
    #expect(!CFStringTransform(text, nil, "no such transform", false))
    var range = CFRange(location: 1, length: Int.max)
    #expect(!CFStringTransform(text, &range, kCFStringTransformToLatin, false))
    #expect(text.description == "aé" && kCFNull == NSNull())
  }
}
