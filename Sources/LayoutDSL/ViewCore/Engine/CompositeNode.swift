/// The node of a custom view: it keeps the view's state and evaluates its body.
final class CompositeNode<V: View>: ViewNode, Evaluator {
  /// The view as its parent made it; properties are connected in a copy.
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var properties: DynamicProperties
  @exclusivity(unchecked) var isDirty = false
  /// The list of a lazy container that collects the views, with the modifiers around them.
  private var list: LazyList?

  init(_ view: V, inputs: _ViewInputs) {
    self.view = view
    list = inputs.list
    properties = DynamicProperties(of: V.self)
    super.init(inputs: inputs)
    if let state = graph.takeKeptState(of: V.self) { properties.restore(state) }
    evaluate()
  }

  var evaluatedNode: ViewNode { self }

  /// Applies a new value of the view; evaluates the body only if something has changed.
  func update(_ new: V, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    list = inputs.list
    if !isDirty, hasSameEnvironment, !isValueAnimated, list?.modifiers == nil,
      bitwiseEqual(view, new)
    {
      return
    }
    view = graph.isAnimating || isValueAnimated ? animated(new) : new
    evaluate()
  }

  private func animated(_ new: V) -> V {
    animated(new, from: view) { [unowned self] in
      view = $0
      graph.setNeedsEvaluation(self)
    }
  }

  func evaluate() {
    isDirty = false
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    var inputs = _ViewInputs(parent: self, environment: environment)
    inputs.list = list
    makeContent(graph.observing(self) { connectedBody() }, inputs: inputs)
  }

  private func connectedBody() -> V.Body {
    if properties.isEmpty {
      nonisolated(unsafe) let node = self
      return onMainActor { node.view.body }
    }
    var connected = view
    properties.connect(&connected, node: self)
    let objects = slots.isEmpty ? properties.objects(in: &connected) : nil
    nonisolated(unsafe) let view = connected
    let body = onMainActor { view.body }
    if let objects, objects.haveChanged { graph.setNeedsEvaluation(self) }
    return body
  }

  override func didDetach() {
    properties.disconnect()
  }

  override func keepState(in kept: inout KeptState) {
    kept.insert(properties.kept, of: V.self)
  }

  override var isCustomView: Bool { true }
  override var observedObject: String? { ViewCore.observedObject(of: V.self) }
  override package var kindName: String { typeName(of: V.self) }
}

/// A view or layout in place of a user's view of another kind, in whose name it is described.
package protocol Representing {
  static var represented: Any.Type { get }
}

/// Runs the user's main-actor code.
///
/// The engine always runs on the main actor but is not isolated to it: the requirements of `Layout`
/// and `Shape` are nonisolated and call back into the engine.
@inline(__always)
package func onMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) {
    try unsafeBitCast($0, to: (() throws -> Result).self)()
  }
}

/// Returns the name of a type, or of the type it represents, without module and generic arguments.
package func typeName(of type: Any.Type) -> String {
  let type = (type as? any Representing.Type)?.represented ?? type
  return String("\(type)".prefix { $0 != "<" })
}
