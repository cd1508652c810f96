import SwiftUI
import Testing

private struct Books: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Library.Book.pages, ascending: true)],
    predicate: NSPredicate(format: "pages > %d", 1))
  private var books: FetchedResults<Library.Book>
  @SectionedFetchRequest(
    sectionIdentifier: \Library.Book.title, sortDescriptors: [SortDescriptor(\.pages)])
  private var sections: SectionedFetchResults<String, Library.Book>

  var body: some View {
    VStack(spacing: 0) {
      // The digits are the numbers of pages in their order.
      Color.red.frame(width: CGFloat(books.map(\.pages).reduce(0) { $0 * 10 + $1 }), height: 1)
      ForEach(sections) { section in
        Color.blue.frame(width: 1, height: CGFloat(section.count) * 10)
      }
    }
    .fixedSize()
    .onTapGesture { books.nsPredicate = NSPredicate(format: "pages > 2") }
  }
}

@MainActor @Suite(.serialized) struct FetchRequestTests {
  private func add(_ pages: Int16, to context: NSManagedObjectContext) -> Library.Book? {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    object.setValue(pages, forKey: "pages")
    object.setValue(pages > 2 ? "long" : "short", forKey: "title")
    return object as? Library.Book
  }

  @Test func aRequestFollowsItsContext() throws {
    let context = Library.container().viewContext
    let three = add(3, to: context), two = add(2, to: context)
    _ = add(1, to: context)
    let host = try ViewHost { Books().environment(\.managedObjectContext, context) }
    #expect(host.size == CGSize(width: 23, height: 31))
    two?.pages = 5
    #expect(host.size == CGSize(width: 35, height: 31))
    two?.pages = 2
    if let three { context.delete(three) }
    #expect(host.size == CGSize(width: 2, height: 21))
    // None of the objects was saved.
    context.rollback()
    #expect(host.size == CGSize(width: 0, height: 1))
  }

  @Test func theConditionOfARequestChanges() throws {
    let context = Library.container().viewContext
    for pages in [2, 3] as [Int16] { _ = add(pages, to: context) }
    let host = try ViewHost { Books().environment(\.managedObjectContext, context) }
    #expect(host.size.width == 23)
    host.tap(at: CGPoint(x: 1, y: 0.5))
    #expect(host.size.width == 3)
  }

  @Test func aViewWithoutAContextHasAnEmptyStore() throws {
    #expect(try ViewHost { Books() }.size == CGSize(width: 0, height: 1))
  }

  private final class Counter {
    var count = 0
  }

  private struct Counting: View {
    let context: NSManagedObjectContext, counter: Counter
    var body: some View {
      let request = NSFetchRequest<Library.Book>(entityName: "Book")
      let _ = request.predicate = NSPredicate(format: "pages > 1")
      let _ = counter.count += 1
      Color.red.frame(width: CGFloat((try? context.fetch(request))?.count ?? 0))
    }
  }

  private struct Drafts: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
      sortDescriptors: [], predicate: NSPredicate(format: "pages > 200"))
    private var books: FetchedResults<Library.Book>
    let counter: Counter
    var body: some View {
      let _ = counter.count += 1
      let _ = Library.Book(context: context)
      Color.red.frame(width: CGFloat(books.count), height: 1)
    }
  }

  /// Each evaluation makes another object, which the request does not find.
  @Test func anObjectThatABodyMakesDoesNotEvaluateItAgain() throws {
    let context = Library.container().viewContext, counter = Counter()
    let host = try ViewHost {
      Drafts(counter: counter).environment(\.managedObjectContext, context)
    }
    #expect(host.size.width == 0 && counter.count < 5)
    _ = add(300, to: context)
    #expect(host.size.width == 1 && counter.count < 10)
  }

  /// Only a property with a request observes the store.
  @Test func aFetchInABodyIsNotObserved() throws {
    let context = Library.container().viewContext, counter = Counter()
    let two = add(2, to: context)
    let host = try ViewHost { Counting(context: context, counter: counter) }
    let before = counter.count
    two?.pages = 5
    _ = add(3, to: context)
    host.advance(by: 1)
    #expect(counter.count == before)
  }
}
