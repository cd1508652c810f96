import Foundation
import OSLog
import Testing

struct OSLogStoreTests {
  @Test func noMessageIsStored() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: Date()))
    #expect(entries.compactMap { $0 as? OSLogEntryLog }.map(\.composedMessage).isEmpty)
  }
}
