import CoreData
import Testing

import class ObjectiveCNames.NSExpression

@Suite(.serialized) struct FetchedDictionariesTests {
  private let context = Library.container().viewContext

  private func request() -> NSFetchRequest<NSFetchRequestResult> {
    for (title, pages) in [("a", 1), ("b", 10), ("a", 3), ("b", 20), ("c", 5)] {
      let object = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      object.setValue(title, forKey: "title")
      object.setValue(Int16(pages), forKey: "pages")
    }
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    request.resultType = .dictionaryResultType
    return request
  }

  private func calculated(_ function: String, _ key: String = "pages") -> NSExpressionDescription {
    let property = NSExpressionDescription()
    property.name = String(function.dropLast())
    property.expression = NSExpression(
      forFunction: function, arguments: [NSExpression(forKeyPath: key)])
    property.expressionResultType = .doubleAttributeType
    return property
  }

  /// Returns the titles of dictionaries, with the number of a key.
  private func rows(_ request: NSFetchRequest<NSFetchRequestResult>, _ key: String) throws
    -> [String]
  {
    let rows = try context.fetch(request) as? [[String: Any]] ?? []
    return rows.map { "\($0["title"] ?? "-") \(($0[key] as? NSNumber)?.doubleValue ?? -1)" }
  }

  @Test func valuesOfGroupsAreAdded() throws {
    let request = request()
    request.propertiesToFetch = [calculated("sum:"), "title"]
    request.propertiesToGroupBy = ["title"]
    #expect(try rows(request, "sum") == ["a 4.0", "b 30.0", "c 5.0"])
    request.havingPredicate = NSPredicate(format: "sum > 4")
    #expect(try rows(request, "sum") == ["b 30.0", "c 5.0"])
    request.fetchLimit = 1
    #expect(try rows(request, "sum") == ["b 30.0"])
  }

  @Test(arguments: [("min:", 1.0), ("max:", 20), ("average:", 7.8), ("sum:", 39), ("count:", 5)])
  func anAggregateWithoutGroupsHasOneRow(function: String, expected: Double) throws {
    let request = request()
    let property = calculated(function)
    request.propertiesToFetch = [property]
    #expect(try rows(request, property.name) == ["- \(expected)"])
  }

  @Test func textsAreCounted() throws {
    let request = request()
    request.propertiesToFetch = [calculated("count:", "title"), "title"]
    request.propertiesToGroupBy = ["title"]
    #expect(try rows(request, "count") == ["a 2.0", "b 2.0", "c 1.0"])
  }

  @Test func otherFunctionsApplyToEachObject() throws {
    let request = request()
    let double = NSExpressionDescription()
    double.name = "double"
    double.expression = NSExpression(format: "pages * 2")
    #expect(double.resultType == .undefined)
    request.propertiesToFetch = ["title", double]
    request.fetchOffset = 3
    #expect(try rows(request, "double") == ["b 40.0", "c 10.0"])
  }
}
