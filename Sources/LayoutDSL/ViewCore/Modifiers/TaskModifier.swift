extension View {
  /// Runs a task from when the view appears until it disappears, when the task is cancelled.
  ///
  /// `name` is the name of the task, for debugging; nil gives it none.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: false, name: name, priority: priority, action: action))
  }

  /// Runs a task while the view exists; a new value cancels it and starts another one.
  ///
  /// `name` is the name of the task, for debugging; nil gives it none.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: NodeModifier {
  typealias Node = TaskNode<ID>
  let id: ID
  var name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

final class TaskNode<ID: Equatable>: UnaryNode<TaskModifier<ID>>, AppearanceObserver {
  private var task: Task<Void, Never>?

  required init(_ modifier: TaskModifier<ID>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    noteAppearance()
  }

  override func update(_ new: TaskModifier<ID>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = modifier.id == new.id
    modifier = new
    if isSame { return }
    cancel()
    noteAppearance()
  }

  func appeared() {
    guard task == nil else { return }
    let action = modifier.action
    task = Task(name: modifier.name, priority: modifier.priority) { @MainActor in await action() }
  }

  func disappeared() { cancel() }
  override func didDetach() { cancel() }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  override package var kindName: String { "task" }
}
