import Testing

@testable import snap

struct IsolatedSubclassTests {
  private let error = """
    1:14: error: main actor-isolated initializer 'init(entity:insertInto:)' has different \
    actor isolation from nonisolated overridden declaration
    """

  @Test func theSubclassHasNoActor() throws {
    #expect(
      try DeclarationRepair.repaired("public class Item: NSManagedObject {}\n", after: error)
        == "public nonisolated class Item: NSManagedObject {}\n")
  }

  @Test func anInitializerOfTheSubclassStays() throws {
    #expect(
      try DeclarationRepair.repaired("  override init() { super.init() }\n", after: error) == nil)
  }
}
