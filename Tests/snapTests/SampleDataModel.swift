/// An app with a Core Data model, as Xcode's template has one.
enum SampleDataModel {
  static let files = [
    "Lists/Lists.xcdatamodeld/.xccurrentversion": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>_XCCurrentVersionName</key><string>Lists.xcdatamodel</string>
    </dict></plist>
    """,
    "Lists/Lists.xcdatamodeld/Lists 2.xcdatamodel/contents": "<broken",
    "Lists/Lists.xcdatamodeld/Lists.xcdatamodel/contents": """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date"
          usesScalarValueType="NO"/>
        <attribute name="length" attributeType="Integer 16" defaultValueString="3"
          usesScalarValueType="YES"/>
        <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Folder" inverseName="items" inverseEntity="Folder"/>
      </entity>
      <entity name="Folder" representedClassName="Folder" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Item" inverseName="folder" inverseEntity="Item"/>
      </entity>
    </model>
    """,
    "Lists/Folder.swift": """
    import CoreData

    @objc(Folder)
    public class Folder: NSManagedObject, Identifiable {
      @nonobjc public class func fetchRequest() -> NSFetchRequest<Folder> {
        return NSFetchRequest<Folder>(entityName: "Folder")
      }

      @NSManaged public var name: String?
      @NSManaged public var items: NSSet?
    }

    extension Folder {
      @objc(addItemsObject:)
      @NSManaged public func addToItems(_ value: Item)
      @objc(removeItems:)
      @NSManaged public func removeFromItems(_ values: NSSet)

      var sorted: [Item] {
        (items as? Set<Item> ?? []).sorted { $0.length < $1.length }
      }
    }
    """,
    "Lists/Persistence.swift": """
    import CoreData

    struct PersistenceController {
      static let shared = PersistenceController()

      @MainActor static let preview: PersistenceController = {
        let result = PersistenceController(inMemory: true)
        let context = result.container.viewContext
        let folder = Folder(context: context)
        folder.name = "work"
        for index in 0..<3 {
          let item = Item(context: context)
          item.timestamp = Date(timeIntervalSinceReferenceDate: Double(index))
          folder.addToItems(item)
        }
        (folder.sorted.first)?.length = 1
        let other = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
        other.setValue(Int16(9), forKey: "length")
        do {
          try context.save()
        } catch {
          fatalError("Unresolved error \\(error as NSError)")
        }
        return result
      }()

      let container: NSPersistentContainer

      init(inMemory: Bool = false) {
        let model = Bundle.main.url(forResource: "Lists", withExtension: "momd")!
        container = NSPersistentContainer(
          name: "Lists", managedObjectModel: NSManagedObjectModel(contentsOf: model)!)
        if inMemory {
          container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
          if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      }
    }
    """,
    "Lists/ContentView.swift": """
    import CoreData
    import SwiftUI

    struct ContentView: View {
      @Environment(\\.managedObjectContext) private var viewContext

      @FetchRequest(
        sortDescriptors: [NSSortDescriptor(keyPath: \\Item.timestamp, ascending: true)],
        predicate: NSPredicate(format: "folder.name == %@", "work"), animation: .default)
      private var items: FetchedResults<Item>

      var body: some View {
        HStack(spacing: 0) {
          ForEach(items) { item in
            ItemView(item: item)
          }
        }
        .fixedSize()
        .onAppear(perform: addItem)
      }

      private func addItem() {
        withAnimation {
          let newItem = Item(context: viewContext)
          newItem.timestamp = Date()
          newItem.folder = items.first?.folder
          do {
            try viewContext.save()
          } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \\(nsError), \\(nsError.userInfo)")
          }
        }
      }

      private func deleteItems(offsets: IndexSet) {
        withAnimation {
          offsets.map { items[$0] }.forEach(viewContext.delete)
          try? viewContext.save()
        }
      }
    }

    struct ItemView: View {
      @ObservedObject var item: Item

      var body: some View {
        Color.red.frame(width: CGFloat(item.length), height: 1)
      }
    }

    struct FolderView: View {
      @FetchRequest(fetchRequest: Folder.fetchRequest()) private var folders: FetchedResults<Folder>
      @SectionedFetchRequest<Int16, Item>(
        sectionIdentifier: \\.length, sortDescriptors: [SortDescriptor(\\.length)])
      private var sections: SectionedFetchResults<Int16, Item>

      var body: some View {
        HStack(spacing: 0) {
          ForEach(sections) { section in
            Color.red.frame(width: CGFloat(section.id) * CGFloat(section.count), height: 1)
          }
          ForEach(folders) { folder in
            Color.red.frame(width: CGFloat(folder.items?.count ?? 0), height: 1)
          }
        }
        .fixedSize()
      }
    }

    #Preview("Items", traits: .sizeThatFitsLayout) {
      ContentView().environment(
        \\.managedObjectContext, PersistenceController.preview.container.viewContext)
    }

    struct FolderView_Previews: PreviewProvider {
      static var previews: some View {
        FolderView()
          .environment(
            \\.managedObjectContext, PersistenceController.preview.container.viewContext)
          .previewLayout(.sizeThatFits)
      }
    }
    """,
    "Lists/ListsApp.swift": """
    import SwiftUI

    @main
    struct ListsApp: App {
      let persistenceController = PersistenceController.shared

      var body: some Scene {
        WindowGroup {
          ContentView()
            .environment(\\.managedObjectContext, persistenceController.container.viewContext)
        }
      }
    }
    """,
    "BrokenModel/Broken.xcdatamodeld/Broken.xcdatamodel/contents":
      "<model><entity name='A' parentEntity='A'/></model>",
    "BrokenModel/Broken.swift": """
    import CoreData
    import SwiftUI

    struct Broken: View { var body: some View { Color.red.frame(width: 1, height: 1) } }
    """,
  ]
}
