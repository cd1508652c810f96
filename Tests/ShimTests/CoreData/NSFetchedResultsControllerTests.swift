import CoreData
import Testing

@Suite(.serialized) struct NSFetchedResultsControllerTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    var counts: [Int] = []

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      counts.append(controller.fetchedObjects?.count ?? -1)
    }
  }

  @Test func aControllerFollowsItsContext() throws {
    let context = Library.container().viewContext
    let request = Library.Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "title",
      cacheName: nil)
    #expect(controller.sections == nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    for title in ["b", "a", "b"] {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      book.setValue(title, forKey: "title")
    }
    try context.save()
    #expect(listener.counts.last == 3)
    #expect(controller.sections?.map(\.name) == ["a", "b"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    #expect(controller.sectionIndexTitles == ["A", "B"])
    #expect(controller.sectionIndexTitle(forSectionName: "bee") == "B")
    #expect(controller.section(forSectionIndexTitle: "B", at: 1) == 1)
    let place = IndexPath(indexes: [1, 1])
    #expect(controller.indexPath(forObject: controller.object(at: place)) == place)
  }
}
