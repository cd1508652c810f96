import Foundation
import SnapshotTesting
import Testing

private struct User: Encodable {
  var name = "Blob"
  var id = 1
}

@Suite struct EncodableTests {
  @Test func keysOfJSONAreSorted() throws {
    let strategy = Snapshotting<User, String>.json
    #expect(strategy.pathExtension == "json")
    let text = try strategy.snapshot(User()).wait()
    let places = ["\"id\"", "\"name\""].map { text.firstRange(of: $0)?.lowerBound }
    #expect(try #require(places[0]) < (try #require(places[1])))
    #expect(text.contains("\n"))
  }

  @Test func anEncoderCanBeGiven() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      try Snapshotting<User, String>.json(encoder).snapshot(User()).wait()
        == #"{"id":1,"name":"Blob"}"#)
  }

  @Test func propertyListsAreXML() throws {
    let strategy = Snapshotting<User, String>.plist
    #expect(strategy.pathExtension == "plist")
    #expect(try strategy.snapshot(User()).wait().contains("<string>Blob</string>"))
  }

  @Test func untypedJSON() throws {
    let text = try Snapshotting<Any, String>.json.snapshot(["b": 1, "a": 2]).wait()
    #expect(text.contains("\"a\""))
    #expect(throws: (any Error).self) { try Snapshotting<Any, String>.json.snapshot(1).wait() }
  }
}
