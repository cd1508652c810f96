import Foundation
import ObjectiveCNames
import Testing

struct KeyValueCodingTests {
  private final class Person: NSObject {
    let name: String
    let friend: Person?

    init(_ name: String, friend: Person? = nil) {
      self.name = name
      self.friend = friend
    }
  }

  @Test func propertiesAreFoundByName() {
    let person = Person("Ada", friend: Person("Bob"))
    #expect(person.value(forKey: "name") as? String == "Ada")
    #expect(person.value(forKey: "age") == nil)
    #expect(person.value(forKeyPath: "friend.name") as? String == "Bob")
    #expect(person.value(forKeyPath: "friend.friend.name") == nil)
  }

  @Test func defaultsAreSetByName() throws {
    let defaults = try #require(UserDefaults(suiteName: "KeyValueCodingTests"))
    defer { defaults.removePersistentDomain(forName: "KeyValueCodingTests") }
    defaults.setValue(7, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 7)
    #expect(defaults.value(forKey: "count") as? Int == 7)
  }

  @Test func identifiersHaveATextOfTheirOwn() throws {
    let texts = try (0..<2).map { _ in
      try #require(CFUUIDCreateString(kCFAllocatorDefault, CFUUIDCreate(nil)))
    }
    #expect(texts.allSatisfy { $0.length == 36 } && texts[0] != texts[1])
    #expect(noErr == 0)
  }
}
