import Foundation
import Testing

@testable import snap

struct DataModelTests {
  private func model(_ entities: String) throws -> DataModel {
    try DataModel(
      name: "M", contents: Data("<?xml version=\"1.0\"?><model>\(entities)</model>".utf8))
  }

  @Test func entitiesAreRead() throws {
    let model = try model(
      """
      <entity name="A" representedClassName=".AClass" isAbstract="YES" codeGenerationType="class">
        <attribute name="n" optional="YES" attributeType="Integer 16" defaultValueString="3"
          usesScalarValueType="YES"/>
        <relationship name="b" toMany="YES" ordered="YES" deletionRule="Cascade"
          destinationEntity="B" inverseName="a" inverseEntity="B"/>
      </entity>
      <entity name="B" parentEntity="A" codeGenerationType="category"><attribute name="d"
        attributeType="Date" defaultDateTimeInterval="5"/></entity>
      <elements><element name="A" positionX="-63"/></elements>
      """)
    #expect(model.entities.map(\.className) == ["AClass", "B"])
    #expect(model.entities.map(\.generation) == [.classAndProperties, .properties])
    #expect(model.entities[0].isAbstract && model.entities[1].parent == "A")
    #expect(model.entities[0].attributes[0].isScalar)
    #expect(model.entities[0].relationships[0].isOrdered)
    #expect(model.entities[1].attributes[0].defaultValue == "5")
  }

  @Test(arguments: [
    (
      "<entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/>",
      "inherits from itself"
    ),
    ("<entity name='A' parentEntity='A'/>", "inherits from itself"),
    ("<entity name='A'/><entity name='A'/>", "two entities have the same name"),
    ("<entity name='A'><attribute name='a'/><attribute name='a'/></entity>", "same name"),
    ("<entity name='A B'/>", "is not a name in Swift"), ("<entity/>", "is not a name in Swift"),
    ("<entity name='A\"; exit(1)'/>", "is not a name in Swift"),
    ("<entity name='A'><attribute name='1'/></entity>", "is not a name in Swift"),
    ("<entity name='A'>", "is not XML of a Core Data model"),
    ("&a;", "is not XML of a Core Data model"),
  ])
  func brokenModelsHaveAReason(entities: String, reason: String) {
    let problem = #expect(throws: DataModel.Problem.self) { try model(entities) }
    #expect(problem?.reason.contains(reason) ?? false, "\(problem?.reason ?? "")")
  }

  @Test func otherFilesAreNoModels() {
    let notUTF8 = Data("<model><entit\u{0}/></model>".utf8.map { $0 == 0 ? 0xCC : $0 })
    for data in ["", "\u{0}", "<plist/>", "{}"].map({ Data($0.utf8) }) + [notUTF8] {
      #expect(throws: DataModel.Problem.self) { try DataModel(name: "M", contents: data) }
    }
  }

  @Test func theSourceIsThatOfXcode() throws {
    let model = try model(
      """
      <entity name="Item" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="default" attributeType="Boolean"/>
        <attribute name="look" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="odd" attributeType="Transformable" customClassName="A { } var b: B"/>
        <relationship name="list" maxCount="1" destinationEntity="List"/>
        <relationship name="others" toMany="YES" destinationEntity="Item"/>
      </entity>
      <entity name="List" codeGenerationType="category"/>
      <entity name="Own" codeGenerationType="class"/>
      """)
    let source = DataModelSource(models: [model], declarations: ["class Own: NSManagedObject {}"])
      .text
    for line in [
      "public class `Item`: CoreData.NSManagedObject {}", "var `count`: Swift.Int32 {",
      "var `default`: Foundation.NSNumber? {", "var `look`: [String]? {",
      "var `odd`: Foundation.NSObject? {", "var `list`: CoreData.NSManagedObject? {",
      "var `others`: Foundation.NSSet? {", "func addToOthers(_ value: `Item`) {",
      "extension `Item`: Swift.Identifiable {}",
    ] { #expect(source.contains(line), "\(line)") }
    #expect(!source.contains("class `Own`") && !source.contains("extension `List`"))
  }
}
