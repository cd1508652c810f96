import Foundation
import FoundationNames
import ObjectiveCNames
import Testing

struct FoundationNamesTests {
  @Test func symbolsOfDatesMayBeUnwrapped() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.shortWeekdaySymbols!.count == 7)
    #expect(formatter.monthSymbols?.first == "January")
    #expect(formatter.weekdaySymbols[0] == "Sunday")
    guard let letters = formatter.veryShortWeekdaySymbols, !letters.isEmpty else {
      Issue.record("A name that is implicitly unwrapped can be bound.")
      return
    }
    #expect(letters[1] == "M")
    let first = formatter.monthSymbols[0]
    #expect(first == "January")
    formatter.weekdaySymbols = ["Sol"]
    #expect(formatter.weekdaySymbols == ["Sol"])
  }

  @Test func activitiesNeedNoOtherModule() {
    let activity = NSUserActivity(activityType: "a")
    activity.title = "b"
    #expect(activity.activityType == "a" && activity.title == "b")
  }

  @Test func objectsAreMadeWithoutArguments() {
    #expect(NSError().code == 0 && Timer().isValid)
  }

  @Test func bookmarksFindTheirFile() throws {
    let url = FileManager.default.temporaryDirectory
    #expect(url.startAccessingSecurityScopedResource())
    let data = try url.bookmarkData()
    var isStale = true
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.path == url.path && !isStale)
    #expect(throws: CocoaError.self) { try URL(string: "a:b")?.bookmarkData() }
  }

  @Test func searchesInTheCloudFindNothing() {
    let query = NSMetadataQuery()
    #expect(query.isStopped && query.start() && !query.start())
    #expect(query.results.isEmpty && query.isStarted)
    query.stop()
    #expect(query.isStopped)
  }

  @Test func transformersAreFoundByName() throws {
    final class Doubling: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    }
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    #expect(ValueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
    let archive = NSSecureUnarchiveFromDataTransformer()
    let data = archive.reverseTransformedValue(["a", "b"] as NSArray)
    #expect(archive.transformedValue(data) as? [String] == ["a", "b"])
  }

  @Test func numbersAreGroupedAsTheLocaleDoes() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.minimumGroupingDigits = 1
    #expect(formatter.minimumGroupingDigits == 1)
    #expect(formatter.string(from: 1234) == "1,234")
  }
}
