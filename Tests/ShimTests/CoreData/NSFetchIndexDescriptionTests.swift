import CoreData
import Testing

struct NSFetchIndexDescriptionTests {
  @Test func anEntityKeepsItsIndexes() {
    let attribute = NSAttributeDescription()
    attribute.name = "date"
    let element = NSFetchIndexElementDescription(property: attribute, collationType: .binary)
    let index = NSFetchIndexDescription(name: "byDate", elements: [element])
    let entity = NSEntityDescription()
    entity.indexes = [index]
    #expect(index.entity === entity && element.indexDescription === index)
    #expect(entity.indexes.first?.elements.first?.propertyName == "date")
  }
}
