import Dispatch

/// Gives an actor a container and a context, and an initializer unless that is disabled.
@attached(
  member, names: named(modelContainer), named(modelExecutor), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "LayoutDSLMacros", type: "ModelActorMacro")

/// An actor with a container and a context; `@ModelActor` adds the conformance.
///
/// The actor runs on the executor of all actors, so that a picture waits for its work.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// The object that has the context of the actor.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object with an identifier; nil if there is none of the class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// An executor with a context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor with a context that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor with a context and a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  /// The context.
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.DefaultSerialModelExecutor")

  /// Creates an executor for a context.
  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }

  /// Runs a job after the ones before it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
