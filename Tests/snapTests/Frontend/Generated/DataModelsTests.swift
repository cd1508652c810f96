import Foundation
import Testing

@testable import snap

struct DataModelsTests {
  /// A model of a template may remain in the folder of an app that has its own.
  @Test func ofTwoModelsTheOneThatTheSourcesNameDeclaresAnEntity() throws {
    func contents(_ attribute: String) -> String {
      """
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Note" representedClassName="Note" codeGenerationType="class">
          <attribute name="\(attribute)" attributeType="String"/>
        </entity>
      </model>
      """
    }
    let folder = try TemporaryFolder(with: [
      "App.xcdatamodeld/App.xcdatamodel/contents": contents("old"),
      "Notes.xcdatamodeld/Notes.xcdatamodel/contents": contents("new"),
    ])
    defer { folder.remove() }
    func text(_ source: String) throws -> String {
      try Data(source.utf8).write(to: folder.url.appending(path: "a.swift"))
      let models = DataModels(in: [folder.url])
      return try #require(try models.source(beside: [SourceFile(path: folder.path("a.swift"))]))
    }
    let store = "import CoreData\nlet store = NSPersistentContainer(name: \"Notes\")\n"
    #expect(try text(store).contains("public var `new`"))
    #expect(try !text(store).contains("public var `old`"))
    #expect(try text("import CoreData\n").contains("public var `old`"))
  }
}
