import ObjectiveCNames
import Testing

private final class Person: NSObject {
  let name: String?
  let age: Int
  let isActive: Bool
  let born: Date
  let friends: [Person]
  let note: NSNull? = nil

  init(_ name: String?, _ age: Int, friends: [Person] = []) {
    self.name = name
    self.age = age
    isActive = age > 30
    born = Date(timeIntervalSinceReferenceDate: Double(age))
    self.friends = friends
  }
}

struct PredicateParserTests {
  nonisolated(unsafe) private static let people = [
    Person("Zoë", 40, friends: [Person("Ada", 3), Person("Bob", 5)]), Person("adam", 20),
    Person(nil, 31), Person("Eve.1", 7, friends: [Person("Ada", 9)]),
  ]

  /// The ages of those for whom a predicate holds.
  private func ages(_ predicate: NSPredicate) -> [Int] {
    Self.people.filter { predicate.evaluate(with: $0) }.map(\.age)
  }

  @Test(arguments: [
    ("age == 20", [20]), ("age = 20.0", [20]), ("age != 20", [40, 31, 7]),
    ("age <> 20", [40, 31, 7]),
    ("age > 20 AND age <= 40", [40, 31]), ("age => 31 && name != nil", [40]),
    ("name == nil or age < 10", [31, 7]), ("NOT (age < 30)", [40, 31]), ("!(age < 30)", [40, 31]),
    ("age BETWEEN {7, 20}", [20, 7]), ("age IN {7, 31}", [31, 7]),
    ("NOT age IN {7, 31}", [40, 20]),
    ("name CONTAINS 'da'", [20]), ("name contains[cd] \"ZOE\"", [40]),
    ("name CONTAINS[c] ''", [40, 20, 7]),
    ("name BEGINSWITH[c] 'A'", [20]), ("name ENDSWITH 'm'", [20]), ("name LIKE 'a*m'", [20]),
    ("name LIKE[c] '?D*'", [20]), ("name MATCHES '[a-z]+'", [20]), ("name MATCHES 'ad'", []),
    ("isActive == YES", [40, 31]), ("isActive = false", [20, 7]), ("isActive == 1", [40, 31]),
    ("ANY friends.age > 4", [40, 7]), ("ALL friends.age > 4", [20, 31, 7]),
    ("NONE friends.name == 'Bob'", [20, 31, 7]), ("friends.@count == 2", [40]),
    ("friends.@sum.age > 8", [7]), ("friends.@max.age = 5", [40]),
    ("SUBQUERY(friends, $f, $f.age > 2 AND $f.name == 'Bob').@count > 0", [40]),
    ("TRUEPREDICATE", [40, 20, 31, 7]), ("FALSEPREDICATE", []), ("SELF.age == 7", [7]),
    ("name.length > 4", [7]), ("missing == nil", [40, 20, 31, 7]),
    ("note == NULL", [40, 20, 31, 7]),
    ("age > -1 and (age < 8 or (age == 20))", [20, 7]), ("'da' IN name", [20]),
  ])
  func formatsFilter(format: String, expected: [Int]) {
    #expect(ages(NSPredicate(format: format)) == expected, "\(format)")
  }

  @Test func argumentsTakeTheirPlaces() {
    #expect(ages(NSPredicate(format: "%K == %@", "name", "adam")) == [20])
    #expect(ages(NSPredicate(format: "age == %d OR age == %ld", 20, 7)) == [20, 7])
    #expect(ages(NSPredicate(format: "age > %f", 30.5)) == [40, 31])
    #expect(ages(NSPredicate(format: "age IN %@", [20, 40])) == [40, 20])
    #expect(ages(NSPredicate(format: "age BETWEEN %@", [20, 31] as CVarArg)) == [20, 31])
    #expect(ages(NSPredicate(format: "isActive == %@", NSNumber(value: true))) == [40, 31])
    let date = Date(timeIntervalSinceReferenceDate: 30)
    #expect(ages(NSPredicate(format: "born < %@", date as NSDate)) == [20, 7])
    #expect(ages(NSPredicate(format: "born >= %@", date as CVarArg)) == [40, 31])
    #expect(ages(NSPredicate(format: "SELF == %@", Self.people[1])) == [20])
    #expect(ages(NSPredicate(format: "name == %@", argumentArray: [NSNull()])) == [31])
    #expect(ages(NSPredicate(format: "ANY friends.%K == %@", "name", "Bob")) == [40])
    let numbers = NSPredicate(format: "SELF MATCHES %@", "[0-9]{3}")
    #expect(numbers.evaluate(with: "123") && !numbers.evaluate(with: "1234"))
  }

  @Test func predicatesCompound() {
    let young = NSPredicate(format: "age < 30"), named = NSPredicate(format: "name != nil")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [young, named])
    #expect(ages(both) == [20, 7])
    #expect(ages(NSCompoundPredicate(notPredicateWithSubpredicate: both)) == [40, 31])
    #expect(
      ages(NSCompoundPredicate(orPredicateWithSubpredicates: [young, NSPredicate(value: true)]))
        .count == 4)
    #expect(ages(NSPredicate { person, _ in (person as? Person)?.age == 7 }) == [7])
    let swift = #Predicate<Person> { $0.age > 30 }
    #expect(NSPredicate(swift).map(ages) == [40, 31])
  }

  @Test(arguments: [
    "", "age", "age ==", "age == %@", "age === 3", "(age == 3", "age == 3)", "age == '", "age ~ 3",
    "lowercase(name) == 'a'", "age + 1 == 3", "name ==[x] 'a'", "%", "%q", "age == 3 AND", "$", "{",
    "friends.@nonsense == 3", "SUBQUERY(", "age NOT IN {7}", "1.2.3 == 4", "{{{{{{", "\u{0}",
    "NOT", "IN IN IN",
  ])
  func brokenFormatsHoldForNothing(format: String) {
    #expect(ages(NSPredicate(format: format)).isEmpty)
  }

  @Test func deepFormatsAreRefused() {
    let deep = String(repeating: "(", count: 100_000) + "age == 7"
    #expect(ages(NSPredicate(format: deep)).isEmpty)
    let lists = "age IN " + String(repeating: "{", count: 100_000)
    #expect(ages(NSPredicate(format: lists)).isEmpty)
    let stars = String(repeating: "*a", count: 60)
    let text = String(repeating: "a", count: 2_000) + "b"
    #expect(!NSPredicate(format: "SELF LIKE %@", stars).evaluate(with: text))
  }

  @Test func propertiesSortByName() {
    let byName = NSSortDescriptor(key: "name", ascending: true)
    let sorted = Self.people.sorted { byName.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map(\.age) == [31, 7, 40, 20])
    let ignoringCase = NSSortDescriptor(
      key: "name", ascending: false, selector: __sel__("localizedStandardCompare(_:)"))
    let others = Self.people.sorted { ignoringCase.compare($0, to: $1) == .orderedAscending }
    #expect(others.map(\.age) == [40, 7, 20, 31])
    let active = NSSortDescriptor(keyPath: \Person.isActive, ascending: true)
    #expect(active.compare(Self.people[1], to: Self.people[0]) == .orderedAscending)
    let date = NSSortDescriptor(keyPath: \Person.name, ascending: true)
    #expect(date.compare(Self.people[2], to: Self.people[0]) == .orderedAscending)
  }
}
