import SwiftData
import SwiftUI
import Testing

@Model
private final class Author {
  #Unique<Author>([\.first, \.last])
  var first: String
  var last: String
  var age: Int
  var books: [Book] = []
  @Relationship(deleteRule: .deny) var publisher: Publisher?

  init(first: String, last: String, age: Int) {
    self.first = first
    self.last = last
    self.age = age
  }
}

@Model
private final class Book {
  var title: String
  var author: Author?

  init(title: String) {
    self.title = title
  }
}

@Model
private final class Publisher {
  var name = ""

  init() {}
}

@MainActor struct ModelPropertyTests {
  private func context() throws -> ModelContext {
    try ModelContainer(for: Author.self, Book.self, Publisher.self).mainContext
  }

  private func author(_ first: String = "A", age: Int = 1) -> Author {
    Author(first: first, last: "B", age: age)
  }

  @Test func aModelIsInARelationshipOnce() throws {
    let context = try context()
    let (writer, book) = (author(), Book(title: "x"))
    context.insert(writer)
    context.insert(book)
    book.author = writer
    writer.books.append(book)
    #expect(writer.books == [book])
    writer.books.append(contentsOf: [Book(title: "y"), book])
    #expect(writer.books.map(\.title) == ["x", "y"])
    #expect(book.author == writer)
  }

  @Test func aRelationshipChangesItsInverse() throws {
    let context = try context()
    let (first, second, book) = (author(), author("C"), Book(title: "x"))
    book.author = first
    context.insert(book)
    context.insert(second)
    #expect(first.books == [book])
    book.author = second
    #expect(first.books.isEmpty && second.books == [book])
    first.books = [book]
    #expect(book.author == first && second.books.isEmpty)
    first.books = []
    #expect(book.author == nil)
  }

  @Test func aDeletionNullifiesTheInverse() throws {
    let context = try context()
    let (author, book) = (author(), Book(title: "x"))
    context.insert(author)
    author.books.append(book)
    context.delete(author)
    #expect(book.author == nil && !book.isDeleted)
  }

  @Test func aDeletionCascades() throws {
    let context = try Trip.container().mainContext
    let trip = Trip(name: "e")
    trip.stops = [Stop(), Stop()]
    context.insert(trip)
    #expect(trip.stops.allSatisfy { $0.trip == trip })
    context.delete(trip)
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
  }

  @Test func aDeniedDeletionIsNotSaved() throws {
    let context = try context()
    let (author, publisher) = (author(), Publisher())
    author.publisher = publisher
    context.insert(author)
    try context.save()
    context.delete(author)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Author>()) == [author])
    context.delete(author)
    context.delete(publisher)
    try context.save()
  }

  @Test func aModelWithTheSameUniqueValuesReplacesTheOlderOne() throws {
    let context = try context()
    let old = author(age: 1)
    context.insert(old)
    context.insert(author("C"))
    context.insert(author(age: 7))
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 2)
    #expect(old.age == 7 && !old.isDeleted)
    let trips = try Trip.container().mainContext
    trips.insert(Trip(name: "a", days: 9))
    #expect(try trips.fetch(FetchDescriptor<Trip>()).map(\.days) == [9, 3, 1])
  }

  @Test func withoutAutosaveDuplicatesAreMergedWhenSaved() throws {
    let context = ModelContext(try context().container)
    context.insert(author(age: 1))
    context.insert(author(age: 7))
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 2)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Author>()).map(\.age) == [7])
  }

  @Test func aSchemaDescribesTheProperties() throws {
    let entity = try #require(Schema([Author.self]).entities.first)
    #expect(entity.name == "Author")
    #expect(Set(entity.attributes.map(\.name)) == ["first", "last", "age"])
    #expect(
      Set(entity.relationships.map { "\($0.name) \($0.isToOneRelationship)" })
        == ["books false", "publisher true"])
  }
}
