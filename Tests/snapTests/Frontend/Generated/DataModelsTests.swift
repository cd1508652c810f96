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
    try withTemporaryFolder { folder in
      for (name, attribute) in [("App", "old"), ("Notes", "new")] {
        let version = folder.appending(path: "\(name).xcdatamodeld/\(name).xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try contents(attribute).write(
          to: version.appending(path: "contents"), atomically: true, encoding: .utf8)
      }
      func text(_ source: String) throws -> String {
        let file = folder.appending(path: "a.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let models = DataModels(in: [folder])
        return try #require(try models.source(beside: [SourceFile(path: file.path)]))
      }
      let store = "import CoreData\nlet store = NSPersistentContainer(name: \"Notes\")\n"
      #expect(try text(store).contains("public var `new`"))
      #expect(try !text(store).contains("public var `old`"))
      #expect(try text("import CoreData\n").contains("public var `old`"))
    }
  }
}
