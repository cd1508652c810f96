import CoreData
import LayoutDSL

/// The objects of a request in the view's context, which are fetched again whenever they change.
///
/// Changes are not animated.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @State private var configuration: Configuration
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  /// Creates a request of all objects of an entity, or of those for which a predicate holds.
  @_disfavoredOverload
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(fetchRequest: request, animation: animation)
  }

  /// Creates a request of all objects of a class, or of those for which a predicate holds.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  /// Creates a request of all objects of a class, or of those for which a predicate holds.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      sortDescriptors: [] as [NSSortDescriptor], predicate: predicate, animation: animation)
    _configuration = State(
      initialValue: Configuration(
        nsSortDescriptors: [], nsPredicate: predicate, sortDescriptors: sortDescriptors))
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
    _configuration = State(
      initialValue: Configuration(
        nsSortDescriptors: fetchRequest.sortDescriptors ?? [],
        nsPredicate: fetchRequest.predicate))
  }

  /// Creates a property with the results of a request.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  /// The objects.
  @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
    FetchedResults(
      elements: configuration.results(of: request, in: context), configuration: projectedValue)
  }

  /// A binding to the order and the predicate.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> { $configuration }

  /// The order and the predicate of a request.
  public struct Configuration {
    /// The order, as descriptors of Objective-C.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The predicate; nil for all objects.
    public var nsPredicate: NSPredicate?
    /// The order; unless it is empty, `nsSortDescriptors` has no effect.
    public var sortDescriptors: [SortDescriptor<Result>] = []

    func results(
      of request: NSFetchRequest<Result>, in context: NSManagedObjectContext
    ) -> [Result] {
      guard let changed = request.copy() as? NSFetchRequest<Result> else { return [] }
      context.observeFetches()
      changed.predicate = nsPredicate
      changed.sortDescriptors = nsSortDescriptors
      guard !sortDescriptors.isEmpty else { return (try? context.fetch(changed)) ?? [] }
      // The limits apply to the objects after sorting.
      (changed.fetchOffset, changed.fetchLimit) = (0, 0)
      let all = ((try? context.fetch(changed)) ?? []).sorted(using: sortDescriptors)
      let rest = all.dropFirst(max(0, request.fetchOffset))
      return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
    }
  }
}

/// The objects that were fetched.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let elements: [Result]
  private let configuration: Binding<FetchRequest<Result>.Configuration>

  init(elements: [Result], configuration: Binding<FetchRequest<Result>.Configuration>) {
    self.elements = elements
    self.configuration = configuration
  }

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The index after the last object.
  public var endIndex: Int { elements.count }
  /// The object at an index.
  public subscript(position: Int) -> Result { elements[position] }

  /// The predicate; nil for all objects.
  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }

  /// The order, as descriptors of Objective-C.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set {
      configuration.wrappedValue.nsSortDescriptors = newValue
      configuration.wrappedValue.sortDescriptors = []
    }
  }

  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context of the views' fetch requests; that of an empty store unless it is set.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
