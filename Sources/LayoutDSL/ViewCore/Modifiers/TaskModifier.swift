extension View {
  /// Runs a task from when the view appears until it disappears, when the task is cancelled.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: false, priority: priority, action: action))
  }

  /// Runs a task while the view exists; a new value cancels it and starts another one.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: NodeModifier {
  typealias Node = TaskNode<ID>
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

final class TaskNode<ID: Equatable>: UnaryNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  required init(_ modifier: TaskModifier<ID>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    start()
  }

  override func update(_ new: TaskModifier<ID>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = modifier.id == new.id
    modifier = new
    if !isSame { start() }
  }

  private func start() {
    graph.enqueue { [weak self] in
      guard let self, isAttached, isUsed else { return }
      task?.cancel()
      let action = modifier.action
      task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
  }

  override func didDetach() {
    task?.cancel()
    task = nil
  }

  override package var kindName: String { "task" }
}
