import CoreData
import LayoutDSL

/// The objects of a request, in sections of objects with the same value.
///
/// They are fetched again whenever they change. Changes are not animated.
@propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  @State private var configuration: Configuration
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  /// Creates a request of all objects of an entity, or of those for which a predicate holds.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
    self.init(
      fetchRequest: request, sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// Creates a request of all objects of a class, or of those for which a predicate holds.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
  }

  /// Creates a request of all objects of a class, or of those for which a predicate holds.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) where Result: NSManagedObject {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier, sortDescriptors: [],
      predicate: predicate, animation: animation)
    _configuration = State(
      initialValue: Configuration(
        sectionIdentifier: sectionIdentifier,
        order: .init(
          nsSortDescriptors: [], nsPredicate: predicate, sortDescriptors: sortDescriptors)))
  }

  /// Creates a property with the results of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = fetchRequest
    _configuration = State(
      initialValue: Configuration(
        sectionIdentifier: sectionIdentifier,
        order: .init(
          nsSortDescriptors: fetchRequest.sortDescriptors ?? [],
          nsPredicate: fetchRequest.predicate)))
  }

  /// Creates a property with the results of a request.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier)
  }

  /// The sections.
  @MainActor @preconcurrency
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      elements: configuration.order.results(of: request, in: context),
      configuration: projectedValue)
  }

  /// A binding to the sections, the order and the predicate.
  @MainActor @preconcurrency public var projectedValue: Binding<Configuration> { $configuration }

  /// The sections, order and predicate of a request.
  public struct Configuration {
    /// The value that the objects of a section share.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    var order: FetchRequest<Result>.Configuration

    /// The order, as descriptors of Objective-C.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { order.nsSortDescriptors }
      set { (order.nsSortDescriptors, order.sortDescriptors) = (newValue, []) }
    }
    /// The predicate; nil for all objects.
    public var nsPredicate: NSPredicate? {
      get { order.nsPredicate }
      set { order.nsPredicate = newValue }
    }
    /// The order; unless it is empty, `nsSortDescriptors` has no effect.
    public var sortDescriptors: [SortDescriptor<Result>] {
      get { order.sortDescriptors }
      set { order.sortDescriptors = newValue }
    }
  }
}

/// The sections of fetched objects, in the order of their first objects.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  /// The objects that share a value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var elements: [Result]

    /// The index of the first object.
    public var startIndex: Int { 0 }
    /// The index after the last object.
    public var endIndex: Int { elements.count }
    /// The object at an index.
    public subscript(position: Int) -> Result { elements[position] }
  }

  /// The configuration of the request.
  public typealias Configuration = SectionedFetchRequest<SectionIdentifier, Result>.Configuration

  private let sections: [Section]
  private let configuration: Binding<Configuration>

  init(elements: [Result], configuration: Binding<Configuration>) {
    let path = configuration.wrappedValue.sectionIdentifier
    var sections: [Section] = []
    var indices: [SectionIdentifier: Int] = [:]
    for element in elements {
      let identifier = element[keyPath: path]
      if let index = indices[identifier] {
        sections[index].elements.append(element)
      } else {
        indices[identifier] = sections.count
        sections.append(Section(id: identifier, elements: [element]))
      }
    }
    self.sections = sections
    self.configuration = configuration
  }

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }
  /// The section at an index.
  public subscript(position: Int) -> Section { sections[position] }

  /// The value that the objects of a section share.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { configuration.wrappedValue.sectionIdentifier }
    nonmutating set { configuration.wrappedValue.sectionIdentifier = newValue }
  }

  /// The predicate; nil for all objects.
  public var nsPredicate: NSPredicate? {
    get { configuration.wrappedValue.nsPredicate }
    nonmutating set { configuration.wrappedValue.nsPredicate = newValue }
  }

  /// The order, as descriptors of Objective-C.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.wrappedValue.nsSortDescriptors }
    nonmutating set { configuration.wrappedValue.nsSortDescriptors = newValue }
  }

  /// The order.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.wrappedValue.sortDescriptors }
    nonmutating set { configuration.wrappedValue.sortDescriptors = newValue }
  }
}
