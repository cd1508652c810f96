import Foundation
import Testing

@testable import snap

struct CLibraryTests {
  @Test func anAppOpensADatabase() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "Notes.swift")
    try Data(
      """
      import SQLite3
      import SwiftUI

      struct Notes: View {
        private var count: Int {
          var database: OpaquePointer?
          guard sqlite3_open(":memory:", &database) == SQLITE_OK else { return -1 }
          defer { sqlite3_close(database) }
          sqlite3_exec(database, "CREATE TABLE notes (text TEXT)", nil, nil, nil)
          sqlite3_exec(database, "INSERT INTO notes VALUES ('a'), ('b'), ('c')", nil, nil, nil)
          var statement: OpaquePointer?
          sqlite3_prepare_v2(database, "SELECT COUNT(*) FROM notes", -1, &statement, nil)
          defer { sqlite3_finalize(statement) }
          return sqlite3_step(statement) == SQLITE_ROW ? Int(sqlite3_column_int(statement, 0)) : -1
        }

        var body: some View { Color.blue.frame(width: 10, height: CGFloat(count)) }
      }
      """.utf8
    ).write(to: file)
    let explain = try SnapCommand.run("explain", file.path, "--view", "Notes")
    #expect(explain.exitCode == 0 && explain.text.contains("10×3"), "\(explain.messages)")
  }

  @Test func aMapNamesTheHeaderAndTheLibrary() {
    for library in CLibrary.all where library.isInstalled {
      #expect(library.moduleMap.contains("module \(library.module) [system]"))
    }
    #expect(CLibrary.all.allSatisfy { AppleModules.known.contains($0.module) })
  }
}
