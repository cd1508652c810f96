import Foundation
import Testing
import UIKit

struct NSUbiquitousKeyValueStoreTests {
  @Test func numbersAreReadAsEitherKind() {
    let store = NSUbiquitousKeyValueStore()
    store.set(3, forKey: "whole")
    store.set(2.5, forKey: "part")
    let count: Int = 7
    store.set(count, forKey: "count")
    #expect(store.longLong(forKey: "whole") == 3 && store.double(forKey: "whole") == 3)
    #expect(store.double(forKey: "part") == 2.5 && store.longLong(forKey: "count") == 7)
    store.set(true, forKey: "on")
    #expect(store.bool(forKey: "on") && !store.bool(forKey: "none"))
    store.removeObject(forKey: "whole")
    #expect(store.longLong(forKey: "whole") == 0)
  }

  @Test func theAccountNeverChanges() {
    let name = NSNotification.Name.NSUbiquityIdentityDidChange
    #expect(name.rawValue == "NSUbiquityIdentityDidChangeNotification")
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }

  @Test func groupsHaveFoldersOfTheirOwn() throws {
    let first = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a"))
    let second = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.b"))
    #expect(first != second && first.lastPathComponent == "group.a")
    try Data("a".utf8).write(to: first.appending(path: "a.txt"))
    #expect(!FileManager.default.fileExists(atPath: second.appending(path: "a.txt").path))
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a") == first)
  }

  @Test func noFileIsInTheCloud() {
    let file = URL(filePath: "/a.txt")
    let manager = FileManager.default
    #expect(!manager.isUbiquitousItem(at: file))
    #expect(throws: CocoaError.self) { try manager.startDownloadingUbiquitousItem(at: file) }
    #expect(throws: CocoaError.self) { try manager.evictUbiquitousItem(at: file) }
    #expect(throws: CocoaError.self) {
      try manager.setUbiquitous(true, itemAt: file, destinationURL: file)
    }
    let query = NSMetadataQuery()
    query.enumerateResults { result, _, _ in Issue.record("\(result)") }
    #expect(query.index(ofResult: file) == NSNotFound)
  }
}
