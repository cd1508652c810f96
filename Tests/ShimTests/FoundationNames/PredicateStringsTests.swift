import Foundation
import FoundationNames
import Testing

struct PredicateStringsTests {
  private struct Dish: Codable {
    var title: String
  }

  @Test func stringsMayBeSearched() throws {
    let search = "CREME"
    let predicate = #Predicate<Dish> { $0.title.localizedStandardContains(search) }
    #expect(try predicate.evaluate(Dish(title: "Crème brûlée")))
    #expect(try !predicate.evaluate(Dish(title: "Pancakes")))
  }

  @Test func stringsMayBeCompared() throws {
    let equal = ComparisonResult.orderedSame, ascending = ComparisonResult.orderedAscending
    let same = #Predicate<Dish> { $0.title.caseInsensitiveCompare("SOUP") == equal }
    #expect(try same.evaluate(Dish(title: "soup")))
    let before = #Predicate<Dish> { $0.title.localizedCompare("b") == ascending }
    #expect(try before.evaluate(Dish(title: "a")))
  }
}
