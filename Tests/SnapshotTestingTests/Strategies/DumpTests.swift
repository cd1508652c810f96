import Foundation
import SnapshotTesting
import Testing

private struct User {
  var name: String
  var id: Int
  var tags: Set<String>
  var parent: Link?
}

private final class Link {
  var next: Link?
}

private enum Plan { case free, paid(months: Int) }

@Suite struct DumpTests {
  private func dump<Value>(_ value: Value) throws -> String {
    try Snapshotting<Value, String>.dump.snapshot(value).wait()
  }

  @Test func propertiesAreSortedAndIndented() throws {
    #expect(
      try dump(User(name: "Blob", id: 1, tags: ["b", "a"], parent: nil)) == """
        ▿ User
          - id: 1
          - name: "Blob"
          - parent: Optional<Link>.none
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
  }

  @Test func collectionsAreCounted() throws {
    #expect(try dump([1]) == "▿ 1 element\n  - 1\n")
    #expect(
      try dump(["a": 1]) == """
        ▿ 1 key/value pair
          ▿ (2 elements)
            - key: "a"
            - value: 1

        """)
  }

  @Test func casesHaveTheirValues() throws {
    #expect(try dump(Plan.free) == "- Plan.free\n")
    #expect(try dump(Plan.paid(months: 2)).hasPrefix("▿ Plan.paid\n") == true)
  }

  @Test func datesAndAddressesAreTheSameEverywhere() throws {
    #expect(try dump(Date(timeIntervalSinceReferenceDate: 0)) == "- 2001-01-01T00:00:00Z\n")
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(try dump(url) == "- https://example.com/a\n")
  }

  @Test func aCycleEnds() throws {
    let link = Link()
    link.next = link
    #expect(try dump(link).contains("Link (recursive)"))
    link.next = nil
  }

  @Test func descriptionsAreTheValuesOwn() throws {
    #expect(try Snapshotting<Int, String>.description.snapshot(3).wait() == "3")
  }
}
