import Combine

/// A subscription that invalidates a node whenever an object is about to change.
final class ObjectSubscription: NamedProperty {
  let object: AnyObject
  var field: DynamicProperties.Field?
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(to object: Object, node: ViewNode & Evaluator) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak self, weak node] _ in
      guard let node, node.isAttached else { return }
      node.graph.setNeedsEvaluation(node, because: self?.field)
    }
  }
}
