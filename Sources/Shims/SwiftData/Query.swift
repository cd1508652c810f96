import Controls
import Foundation
import SwiftUI
import SystemIntegration

/// The models of the view's context, fetched again whenever they change.
///
/// `ModelContext.fetch(_:)` finds the models.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let fetch: (ModelContext) -> [Element]
  @Environment(\.modelContext) private var context

  // For a wrapper without arguments, the compiler requires an `init()` in the declaration itself.

  /// Creates a query of all models, in the order of insertion.
  public init() {
    self.init(FetchDescriptor())
  }

  /// The models.
  @MainActor @preconcurrency public var wrappedValue: [Element] { fetch(context) }

  /// The context of the view.
  @MainActor @preconcurrency public var modelContext: ModelContext { context }

  /// Fetches again, which has no effect: the models are always those of the container.
  public func update() {}

  /// The error of the last fetch: none.
  public var fetchError: (any Error)? { nil }
}

extension Query {
  /// Creates a query of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    fetch = { (try? $0.fetch(descriptor)) ?? [] }
  }

  /// Creates a query of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    fetch = { (try? $0.fetch(descriptor)) ?? [] }
  }

  /// Creates a query of all models, in an order.
  public init(sort descriptors: [SortDescriptor<Element>], animation: Animation? = nil) {
    self.init(FetchDescriptor(sortBy: descriptors))
  }

  /// Creates a query of all models, whose changes are animated.
  public init(animation: Animation) {
    self.init(FetchDescriptor())
  }

  /// Creates a query of all models, or of those for which a predicate holds, in an order.
  public init(
    filter: Predicate<Element>?, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query in the order of a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  /// Creates a query in the order of an optional value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}

private struct ModelContextKey: EnvironmentKey {
  static let defaultValue: ModelContext = {
    let schema = Schema([])
    // Creating a container in memory does not fail.
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    guard let container = try? ModelContainer(for: schema, configurations: configuration) else {
      preconditionFailure("a container in memory could not be created")
    }
    return ModelContext(container)
  }()
}

extension EnvironmentValues {
  /// The context of the view; that of an empty store if the environment has no container.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// Makes a container once for the view, and puts its context into the environment.
private struct ModelContainerModifier: ViewModifier {
  /// The container, which is made when it is first needed.
  private final class Holder {
    var result: Result<ModelContainer, any Error>?
  }

  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var holder = Holder()
  @Environment(\.undoManager) private var undoManager

  init(
    _ types: [any PersistentModel.Type], isInMemory: Bool, isAutosaveEnabled: Bool,
    isUndoEnabled: Bool, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.isInMemory = isInMemory
    self.isAutosaveEnabled = isAutosaveEnabled
    self.isUndoEnabled = isUndoEnabled
    self.onSetup = onSetup
  }

  func body(content: Content) -> some View {
    let result = made
    if case .success(let container) = result {
      content
        .environment(\.modelContext, container.mainContext)
        .onAppear { onSetup(result) }
    }
  }

  private var made: Result<ModelContainer, any Error> {
    if let result = holder.result { return result }
    let result = Result {
      let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
      return try ModelContainer(for: Schema(types), configurations: configuration)
    }
    if case .success(let container) = result {
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      container.mainContext.undoManager = isUndoEnabled ? undoManager : nil
    }
    holder.result = result
    return result
  }
}

extension View {
  /// Gives the view a container of models of a class.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        [modelType], isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }

  /// Gives the view a container of models of some classes.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }

  /// Gives the view the main context of a container.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the view a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Gives the scene a container of models of a class.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modified {
      $0.modifier(
        ModelContainerModifier(
          [modelType], isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled,
          onSetup: onSetup))
    }
  }

  /// Gives the scene a container of models of some classes.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modified {
      $0.modifier(
        ModelContainerModifier(
          modelTypes, isInMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled,
          onSetup: onSetup))
    }
  }

  /// Gives the scene the main context of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
}
