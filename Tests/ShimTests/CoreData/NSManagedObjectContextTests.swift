import CoreData
import Testing

/// A class of a model, which Objective-C finds by its name only if it is in no other type.
final class LibraryAuthor: NSManagedObject {
  var name: String? {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var books: NSSet? {
    get { _managedValue("books") }
    set { _setManagedValue(newValue, "books") }
  }
  func addToBooks(_ value: LibraryBook) { _changeMembers("addToBooks", value) }
  func removeFromBooks(_ values: NSSet) { _changeMembers("removeFromBooks", values) }
  class func fetchRequest() -> NSFetchRequest<LibraryAuthor> {
    NSFetchRequest(entityName: "Author")
  }
}

final class LibraryBook: NSManagedObject {
  var title: String {
    get { _managedValue("title") }
    set { _setManagedValue(newValue, "title") }
  }
  var pages: Int16 {
    get { _managedValue("pages") }
    set { _setManagedValue(newValue, "pages") }
  }
  var author: LibraryAuthor? {
    get { _managedValue("author") }
    set { _setManagedValue(newValue, "author") }
  }
  class func fetchRequest() -> NSFetchRequest<LibraryBook> { NSFetchRequest(entityName: "Book") }
}

/// A model made in code, since only `snap` reads those of Xcode.
enum Library {
  typealias Author = LibraryAuthor
  typealias Book = LibraryBook

  static func container() -> NSPersistentContainer {
    let model = NSManagedObjectModel([
      _GeneratedEntity(
        "Author", className: String(reflecting: Author.self), parent: nil, isAbstract: false,
        [
          .attribute("name", .stringAttributeType, isOptional: true, nil),
          .relationship(
            "books", to: "Book", inverse: "author", isToMany: true, isOrdered: false,
            .cascadeDeleteRule),
        ]),
      _GeneratedEntity(
        "Book", className: String(reflecting: Book.self), parent: nil, isAbstract: false,
        [
          .attribute("title", .stringAttributeType, isOptional: true, "Untitled"),
          .attribute("pages", .integer16AttributeType, isOptional: true, "12"),
          .relationship(
            "author", to: "Author", inverse: "books", isToMany: false, isOrdered: false,
            .nullifyDeleteRule),
        ]),
    ])
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }
}

@Suite(.serialized) struct NSManagedObjectContextTests {
  private let container = Library.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func titles(_ context: NSManagedObjectContext? = nil) throws -> [String] {
    let request = Library.Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Library.Book.title, ascending: true)]
    return try (context ?? self.context).fetch(request).map(\.title)
  }

  private func add(_ title: String, to context: NSManagedObjectContext? = nil) -> Library.Book {
    let entity = NSEntityDescription.entity(forEntityName: "Book", in: self.context)
    let book = Library.Book(
      entity: entity ?? NSEntityDescription(), insertInto: context ?? self.context)
    book.title = title
    return book
  }

  @Test func newObjectsHaveDefaultValues() throws {
    let book = try #require(
      NSEntityDescription.insertNewObject(forEntityName: "Book", into: context) as? Library.Book)
    #expect(book.title == "Untitled" && book.pages == 12 && book.author == nil)
    #expect(book.value(forKey: "pages") as? Int == 12)
    #expect(book.isInserted && context.hasChanges && context.insertedObjects == [book])
    book.setValue(Int16(7), forKey: "pages")
    #expect(book.pages == 7 && book.value(forKey: "pages") as? Int32 == 7)
  }

  @Test func objectsAreSavedAndTakenBack() throws {
    let first = add("b")
    try context.save()
    #expect(!context.hasChanges && !first.hasChanges && !first.objectID.isTemporaryID)
    first.title = "c"
    _ = add("a")
    #expect(first.isUpdated && first.changedValues()["title"] as? String == "c")
    #expect(try titles() == ["a", "c"])
    context.rollback()
    #expect(try titles() == ["b"] && !context.hasChanges)
    context.delete(first)
    #expect(try titles() == [] && first.isDeleted)
    context.rollback()
    #expect(try titles() == ["b"])
    context.delete(first)
    try context.save()
    #expect(try titles() == [] && first.managedObjectContext == nil)
  }

  @Test func relationshipsFollowEachOther() throws {
    let author = Library.Author(
      entity: container.managedObjectModel.entitiesByName["Author"] ?? NSEntityDescription(),
      insertInto: context)
    #expect(author.books?.count == 0)
    let first = add("a"), second = add("b")
    first.author = author
    author.addToBooks(second)
    #expect(author.books?.count == 2 && second.author == author)
    #expect((author.books as? Set<Library.Book>)?.count == 2)
    author.removeFromBooks(NSSet(array: [second]))
    #expect(second.author == nil && author.books?.count == 1)
    let books = author.mutableSetValue(forKey: "books")
    books.add(second)
    #expect(second.author == author && books.count == 2 && books.contains(second))
    books.remove(second)
    #expect(second.author == nil && author.books?.count == 1)
    author.name = "Ada"
    let request = Library.Book.fetchRequest()
    request.predicate = NSPredicate(format: "author.name == %@", "Ada")
    #expect(try context.fetch(request) == [first])
    request.predicate = NSPredicate(format: "author == %@", author)
    #expect(try context.count(for: request) == 1)
    try context.save()
    context.delete(author)
    #expect(try titles() == ["b"])
  }

  @Test func otherContextsSeeWhatIsSaved() throws {
    let background = container.newBackgroundContext()
    let book = add("a", to: background)
    #expect(try titles() == [] && titles(background) == ["a"])
    try background.save()
    #expect(try titles() == ["a"])
    #expect(context.object(with: book.objectID) === book)
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    _ = add("b", to: child)
    child.delete(book)
    #expect(try titles(child) == ["b"] && titles() == ["a"])
    try child.save()
    #expect(try titles() == ["b"] && titles(background) == ["a"] && context.hasChanges)
    try context.save()
    #expect(try titles(background) == ["b"])
  }

  @Test func requestsAreLimitedAndDeleteTogether() throws {
    for title in ["d", "a", "c", "b"] { _ = add(title) }
    let request = Library.Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    #expect(try context.fetch(request).map(\.title) == ["c", "b"])
    (request.fetchOffset, request.fetchLimit) = (-3, -1)
    #expect(try context.fetch(request).count == 4)
    let dictionaries = NSFetchRequest<NSDictionary>(entityName: "Book")
    dictionaries.resultType = .dictionaryResultType
    dictionaries.propertiesToFetch = ["title"]
    #expect(try context.fetch(dictionaries).first?["title"] as? String == "d")
    let change = NSBatchUpdateRequest(entityName: "Book")
    change.predicate = NSPredicate(format: "title == 'd'")
    change.propertiesToUpdate = ["title": "z"]
    change.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(change) as? NSBatchUpdateResult)?.result as? Int == 1)
    #expect(try titles().contains("z"))
    let some = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    some.predicate = NSPredicate(format: "title > 'b'")
    let delete = NSBatchDeleteRequest(fetchRequest: some)
    delete.resultType = .resultTypeCount
    #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 2)
    #expect(try titles() == ["a", "b"])
    let all = NSBatchDeleteRequest(
      fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Book"))
    try container.persistentStoreCoordinator.execute(all, with: context)
    #expect(try titles().isEmpty)
  }

  @Test func changesAreUndone() throws {
    context.undoManager = UndoManager()
    let book = add("a")
    context.undo()
    #expect(book.title == "Untitled")
    context.redo()
    #expect(book.title == "a")
    context.delete(book)
    context.undo()
    #expect(try titles() == ["a"])
  }

  @Test func identitiesAreFoundByURL() throws {
    let book = add("a")
    try context.save()
    let url = book.objectID.uriRepresentation()
    let found = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url)
    #expect(found === book.objectID)
    context.delete(book)
    try context.save()
    #expect(throws: CocoaError.self) { try context.existingObject(with: book.objectID) }
  }

  @Test func blocksRunAtOnce() async throws {
    var order: [Int] = []
    await context.perform { order.append(1) }
    order.append(context.performAndWait { 2 })
    order.append(await context.perform { 3 })
    #expect(order == [1, 2, 3])
    let count = try await container.performBackgroundTask { context in
      _ = add("a", to: context)
      try context.save()
      return try context.count(for: Library.Book.fetchRequest())
    }
    #expect(try count == 1 && titles() == ["a"])
  }

  @Test func objectsAreMadeByTheirType() throws {
    func make<Object: NSManagedObject>(_ type: Object.Type) -> Object {
      type.init(context: context)
    }
    let book = make(Library.Book.self)
    #expect(book.managedObjectContext === context && book.entity.name == "Book")
    #expect(Library.Author().managedObjectContext == nil)
  }

  @Test func aRequestIsExecutedInTheContextOfItsBlock() throws {
    _ = add("a")
    let request = NSFetchRequest<Library.Book>(entityName: "Book")
    let found = try context.performAndWait { try request.execute() }
    #expect(found.map(\.title) == ["a"])
    #expect(throws: CocoaError.self) { try request.execute() }
  }
}
