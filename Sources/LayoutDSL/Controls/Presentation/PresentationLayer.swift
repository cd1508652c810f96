import ViewCore

/// The layer of the root that displays the presentations.
final class PresentationLayer: PreferenceObserver {
  private unowned let root: RootNode
  private let layer: SecondaryLayer
  private var last: [Presentation] = []
  private let source = PresentationSource()
  /// The transaction in which the presentations may have changed.
  private var transaction = Transaction()

  private init(root: RootNode) {
    self.root = root
    layer = SecondaryLayer(node: root)
    source.root = root
    root.presentedStatusBarScheme = { [layer] in
      layer.current.firstNonNil { $0.preference(PresentedStatusBarKey.self) ?? nil }
    }
    root.graph.hasTransitionModifiers = true
    root.graph.preferenceObservers.append(self)
    root.addPresentations(layer)
  }

  /// The layer of a screen; the first call adds it.
  static func of(_ graph: ViewGraph) -> PresentationLayer {
    let known = graph.preferenceObservers.firstNonNil { $0 as? PresentationLayer }
    return known ?? PresentationLayer(root: graph.root)
  }

  /// Remembers the transaction of a change if it disables animations.
  func note(_ transaction: Transaction) {
    if transaction.disablesAnimations { self.transaction = transaction }
  }

  var observedNode: GeometricNode { root }
  var keyName: String { typeName(of: PresentationKey.self) }

  func deliver() {
    let presentations = root.preference(PresentationKey.self) ?? []
    let transaction = transaction
    self.transaction = Transaction()
    guard presentations != last else { return }
    last = presentations
    root.graph.enqueue { [weak self] in
      self?.show(disablesAnimations: transaction.disablesAnimations)
    }
  }

  private func show(disablesAnimations: Bool) {
    if source.binding == nil {
      let inputs = _ViewInputs(parent: root, environment: root.environment)
      layer.make(PresentationStack(source: source), alignment: .center, inputs: inputs)
      root.setNeedsLayout()
    }
    var transaction = Transaction()
    transaction.disablesAnimations = disablesAnimations
    withTransaction(transaction) { source.binding?.wrappedValue = last }
  }
}
