/// The node of a custom view: it keeps the view's state and evaluates its body.
class CustomViewNode<V: View>: EvaluatorNode {
  private final let type: Unmanaged<CustomViewType<V>>
  /// The view as its parent made it; properties are connected in a copy.
  @exclusivity(unchecked) private final var view: V
  @exclusivity(unchecked) private final var properties: DynamicProperties
  /// The list of a lazy container that collects the views, with the modifiers around them.
  fileprivate(set) var list: LazyList? {
    get { nil }
    set {}
  }

  required init(_ view: V, of type: Unmanaged<CustomViewType<V>>, inputs: _ViewInputs) {
    self.type = type
    self.view = view
    properties = DynamicProperties(of: V.self)
    super.init(inputs: inputs)
    if inputs.isList { list = inputs.list }
    if let state = withGraph({ $0.takeKeptState(of: V.self) }) { properties.restore(state) }
    evaluate()
  }

  /// Applies a new value of the view; evaluates the body only if something has changed.
  final func update(_ new: V, inputs: _ViewInputs) {
    let hasSameEnvironment = environment == inputs.environment
    environment = inputs.environment
    if inputs.isList { list = inputs.list }
    if !isDirty, hasSameEnvironment, !isValueAnimated, list?.modifiers == nil,
      bitwiseEqual(view, new)
    {
      return
    }
    view = graph.isAnimating || isValueAnimated ? animated(new) : new
    evaluate()
  }

  private final func animated(_ new: V) -> V {
    animated(new, from: view) { [unowned self] in
      view = $0
      graph.setNeedsEvaluation(self)
    }
  }

  override final func evaluate() {
    let outer = beginEvaluation()
    var inputs = _ViewInputs(parent: self)
    if let list { inputs.list = list }
    makeContent(observing { connectedBody() }, inputs: inputs)
    endEvaluation(outer)
  }

  private final func connectedBody() -> V.Body {
    if properties.isEmpty { return type._withUnsafeGuaranteedRef { $0.body(view) } }
    var connected = view
    properties.connect(&connected, node: self)
    let objects = slots.isEmpty ? properties.objects(in: &connected) : nil
    let body = type._withUnsafeGuaranteedRef { $0.body(connected) }
    if let objects, objects.haveChanged { graph.setNeedsEvaluation(self) }
    return body
  }

  override final func didDetach() {
    properties.disconnect()
  }

  override final func keepState(in kept: inout KeptState) {
    kept.insert(properties.kept, of: V.self)
  }

  override final var isCustomView: Bool { true }
  override final var observedObject: String? { ViewCore.observedObject(of: V.self) }
  override package final var kindName: String { typeName(of: V.self) }

  override final var details: NodeDetails {
    guard type._withUnsafeGuaranteedRef({ $0.mayBeDescribed }),
      let view = view as? any DescribedControl
    else { return NodeDetails(viewOf: V.self) }
    nonisolated(unsafe) let control = view
    let environment = environment
    return onMainActor { control.details(in: environment) }
  }
}

/// The node of a custom view whose views a lazy container collects.
final class ListedCustomViewNode<V: View>: CustomViewNode<V> {
  private var storedList: LazyList?

  override var list: LazyList? {
    get { storedList }
    set { storedList = newValue }
  }
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
