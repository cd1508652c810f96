import Testing

@testable import snap

struct DataModelSourceTests {
  private func source(
    _ entities: String, name: String = "Lists", beside declarations: String...
  ) throws -> String {
    let xml = #"<model type="com.apple.IDECoreDataModeler.DataModel">\#(entities)</model>"#
    let model = try DataModel(name: name, contents: .init(xml.utf8))
    return DataModelSource(models: [model], declarations: declarations).text
  }

  private let item = """
    <entity name="Item" representedClassName="Item" codeGenerationType="class">
      <attribute name="count" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="class" optional="YES" attributeType="String"/>
    </entity>
    """

  @Test func aClassIsGeneratedUnlessTheSourcesDeclareIt() throws {
    let generated = try source(item)
    #expect(generated.contains("public class `Item`: CoreData.NSManagedObject {}"))
    #expect(generated.contains("public var `count`: Swift.Int16"))
    #expect(generated.contains("extension `Item`: Swift.Identifiable {}"))
    let declared = try source(
      item, beside: "final class Item: NSManagedObject { @NSManaged var count: Int16 }")
    #expect(!declared.contains("`Item`"))
    #expect(declared.contains(#"_GeneratedEntity("Item""#), "the model has the entity all the same")
  }

  /// Xcode's file of a class may remain in the folder when the model generates the class again.
  @Test func propertiesAreGeneratedIfTheSourcesDeclareTheClassAlone() throws {
    let text = try source(item, beside: "public class Item: NSManagedObject {}", "var count = 1")
    #expect(!text.contains("class `Item`") && text.contains("public var `count`: Swift.Int16"))
    let own = try source(
      item, beside: "public class Item: NSManagedObject {}",
      "extension Item { @NSManaged public var count: Int16 }")
    #expect(!own.contains("`Item`"))
  }

  /// A model may remain in the folder after an app has left Core Data.
  @Test(
    arguments: [
      "@Model final public class Item {}", "class Item { var count = 1 }",
      "import SwiftUI\npublic struct Item: Codable {}",
    ])
  func nothingIsGeneratedForOtherClassesWithTheName(declaration: String) throws {
    #expect(try !source(item, beside: declaration).contains("`Item`"))
  }

  @Test func aNestedTypeIsNotTheClassOfAnEntity() throws {
    #expect(try source(item, beside: "enum A {\n  struct Item {}\n}").contains("class `Item`"))
  }

  @Test func generatedDeclarationsHaveNoActor() throws {
    let text = try source(item)
    #expect(text.contains("nonisolated final class _GeneratedManagedObjectModels"))
    #expect(text.contains("nonisolated public class `Item`"))
    #expect(text.contains("nonisolated extension `Item` {"))
  }

  @Test func identifiableIsNotDeclaredTwice() throws {
    #expect(
      try !source(item, beside: "extension Item: Hashable, Identifiable {}")
        .contains("Swift.Identifiable"))
    #expect(
      try source(item, beside: "extension Items: Identifiable {}").contains("Swift.Identifiable"))
  }

  @Test func keywordsAreNames() throws {
    #expect(try source(item).contains("public var `class`: Swift.String?"))
  }

  @Test func unknownTypesAndRulesHaveADefault() throws {
    let text = try source(
      """
      <entity name="A" representedClassName="A" codeGenerationType="class">
        <attribute name="odd" optional="YES" attributeType="Quaternion"/>
        <attribute name="custom" optional="YES" attributeType="Transformable"
          customClassName="[Swift.Int: Shape]"/>
        <attribute name="bad" optional="YES" attributeType="Transformable"
          customClassName="Int) { fatalError()"/>
        <relationship name="other" optional="YES" maxCount="1" deletionRule="Ask"
          destinationEntity="Missing"/>
      </entity>
      """)
    #expect(text.contains("public var `odd`: Foundation.NSObject?"))
    #expect(text.contains("public var `custom`: [Swift.Int: Shape]?"))
    #expect(text.contains("public var `bad`: Foundation.NSObject?"))
    #expect(text.contains("public var `other`: CoreData.NSManagedObject?"))
    #expect(text.contains(".undefinedAttributeType") && text.contains(".nullifyDeleteRule"))
  }

  @Test func namesAreEscaped() throws {
    let text = try source("", name: "a\"\\\u{7}b")
    #expect(text.contains(#""a\"\\\u{7}b": model0()"#), "\(text)")
  }

  @Test func aParentThatIsNotGeneratedIsNoSuperclass() throws {
    let child = #"<entity name="B" representedClassName="B" parentEntity="A""#
    let parent = #"<entity name="A" representedClassName="Base""#
    let generated = #" codeGenerationType="class"/>"#
    #expect(
      try source(parent + generated + child + generated).contains("public class `B`: `Base` {}"))
    #expect(
      try source(parent + "/>" + child + generated)
        .contains("public class `B`: CoreData.NSManagedObject {}"))
  }
}
