import Foundation
import SwiftUI
import Testing

struct NSMapTableTests {
  private final class Object {}

  @Test func weakMembersGo() {
    let table = NSHashTable<Object>.weakObjects()
    let kept = Object()
    table.add(kept)
    do {
      let lost = Object()
      table.add(lost)
      #expect(table.count == 2 && table.contains(lost))
    }
    #expect(table.allObjects.count == 1 && table.contains(kept))
    table.remove(kept)
    #expect(table.anyObject == nil)
    let strong = NSHashTable<Object>()
    strong.add(Object())
    #expect(strong.count == 1)
  }

  @Test func keysHaveValues() {
    let map = NSMapTable<NSString, Object>.strongToWeakObjects()
    let kept = Object()
    map.setObject(kept, forKey: "a")
    map.setObject(Object(), forKey: "b")
    #expect(map.object(forKey: "a") === kept)
    #expect(map.object(forKey: "b") == nil && map.count == 1)
    map.setObject(nil, forKey: "a")
    #expect(map.count == 0)
  }

  @Test func valuesOfTheUser() throws {
    let store = NSUbiquitousKeyValueStore()
    store.set("a", forKey: "text")
    store.set(true, forKey: "flag")
    #expect(store.string(forKey: "text") == "a" && store.bool(forKey: "flag"))
    store.removeObject(forKey: "text")
    #expect(store.string(forKey: "text") == nil && store.longLong(forKey: "x") == 0)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    var read: URL?
    NSFileCoordinator().coordinate(readingItemAt: .documentsDirectory, error: nil) { read = $0 }
    #expect(read == .documentsDirectory)
    #expect(autoreleasepool { 5 } == 5)
  }
}
