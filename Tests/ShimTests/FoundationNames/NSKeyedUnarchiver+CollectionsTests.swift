import Foundation
import FoundationNames
import Testing

struct NSKeyedUnarchiverCollectionsTests {
  @Test func collectionsOfAClassAreRead() throws {
    let list = try NSKeyedArchiver.archivedData(
      withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: list)
        == ["a", "b"])
    #expect(
      try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [NSString.self], from: list)
        as? [String] == ["a", "b"])
    let table = try NSKeyedArchiver.archivedData(
      withRootObject: ["a": 1] as NSDictionary, requiringSecureCoding: true)
    #expect(
      try NSKeyedUnarchiver.unarchivedDictionary(
        ofKeyClass: NSString.self, objectClass: NSNumber.self, from: table) == ["a": 1])
  }
}
