import Testing

@testable import snap

struct TopLevelTypesTests {
  @Test(arguments: [
    ("public final class Decoder {}", ["class Decoder"]),
    ("import A\n@available(iOS 17, *)\n@objc(D) public struct Decoder {}", ["struct Decoder"]),
    ("enum Reader { class Decoder {} }\ntypealias ID = Int", ["enum Reader", "typealias ID"]),
    ("enum Reader {\n  class Decoder {}\n}\nactor Store {}", ["enum Reader", "actor Store"]),
    ("extension Reader {}\nfunc make() {}\n", []),
  ])
  func typesOutsideOthersAreFound(source: String, types: [String]) {
    #expect(source.topLevelTypes.map { "\($0.keyword) \($0.name)" } == types)
  }
}
