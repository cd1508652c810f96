#if !canImport(UIKit)
  import Foundation

  /// A SwiftUI view that shows a UIKit view.
  ///
  /// The UIKit view is created once and lives as long as the identity of this view. It has its
  /// intrinsic size, and the proposed size in dimensions without one.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Body == Never {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// The type of an object that connects the view to UIKit, for example as a delegate.
    associatedtype Coordinator = Void
    /// The context in which the UIKit view is created and updated.
    typealias Context = UIViewRepresentableContext<Self>

    /// Creates the UIKit view.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the UIKit view to the state of this view.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Creates the coordinator, before the UIKit view.
    func makeCoordinator() -> Coordinator
    /// Cleans up the UIKit view when this view is removed.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Returns the size of the UIKit view for a proposal; nil for its intrinsic size.
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize?
  }

  /// The context in which a UIKit view is created and updated.
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator of the view.
    public let coordinator: Representable.Coordinator
    /// The transaction of the update.
    public var transaction = Transaction()
    /// The environment of the view.
    public let environment: EnvironmentValues
  }

  extension UIViewRepresentable where Coordinator == Void {
    /// Creates no coordinator.
    public func makeCoordinator() {}
  }

  extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Returns nil, for the intrinsic size of the UIKit view.
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    /// Never called: the engine shows the UIKit view itself.
    public var body: Never {
      fatalError("\(Self.self) shows a UIView; it has no body")
    }

    /// Makes the node that owns the UIKit view.
    nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
      if let node = inputs.reuse(as: RepresentableNode<Self>.self) {
        node.update(view, inputs: inputs)
      } else {
        inputs.insert(RepresentableNode(view, inputs: inputs))
      }
    }

    /// The number of views: one.
    nonisolated public static func _viewListCount() -> Int? { 1 }
  }

  /// The node of a representable view, which keeps the state, the coordinator and the UIKit view.
  final class RepresentableNode<V: UIViewRepresentable>: GeometricNode, Evaluator {
    /// The objects that live as long as the node.
    private struct Made {
      let uiView: V.UIViewType
      let coordinator: V.Coordinator
    }

    private var view: V
    private var connected: V
    private var properties: DynamicProperties
    private var made: Made?
    var isDirty = false

    init(_ view: V, inputs: _ViewInputs) {
      self.view = view
      connected = view
      properties = DynamicProperties(of: V.self)
      super.init(inputs: inputs)
      stale.children = false
      evaluate()
    }

    func update(_ new: V, inputs: _ViewInputs) {
      let hasSameEnvironment = environment == inputs.environment
      environment = inputs.environment
      if !isDirty, hasSameEnvironment, bitwiseEqual(view, new) { return }
      view = new
      evaluate()
    }

    var evaluatedNode: ViewNode { self }

    func evaluate() {
      isDirty = false
      let outer = graph.beginEvaluation(of: self)
      defer { graph.endEvaluation(outer) }
      connected = view
      properties.connect(&connected, node: self)
      nonisolated(unsafe) let node = self
      graph.observing(self) { onMainActor { node.makeAndUpdate() } }
      setNeedsLayout()
    }

    @MainActor private func makeAndUpdate() {
      let made = self.made ?? make()
      self.made = made
      connected.updateUIView(made.uiView, context: context(made.coordinator))
    }

    @MainActor private func make() -> Made {
      let coordinator = connected.makeCoordinator()
      let uiView = connected.makeUIView(context: context(coordinator))
      uiView.intrinsicSizeDidChange = { [weak self] in self?.setNeedsLayout() }
      return Made(uiView: uiView, coordinator: coordinator)
    }

    @MainActor private func context(
      _ coordinator: V.Coordinator
    ) -> UIViewRepresentableContext<V> {
      UIViewRepresentableContext(coordinator: coordinator, environment: environment)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      nonisolated(unsafe) let node = self
      return onMainActor { node.sizeOfView(proposal) }
    }

    @MainActor private func sizeOfView(_ proposal: ProposedViewSize) -> CGSize {
      guard let made else { return .zero }
      if let size = connected.sizeThatFits(
        proposal, uiView: made.uiView, context: context(made.coordinator))
      {
        return size
      }
      let intrinsic = made.uiView.intrinsicContentSize
      let offer = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: intrinsic.width == UIView.noIntrinsicMetric ? offer.width : intrinsic.width,
        height: intrinsic.height == UIView.noIntrinsicMetric ? offer.height : intrinsic.height)
    }

    override func display(in context: inout DisplayContext) {
      let rect = context.pixelAligned(size)
      if !context.canSee(rect) { return }
      nonisolated(unsafe) let node = self
      let list = onMainActor { node.list(in: rect) }
      context.list.items += list.items
    }

    @MainActor private func list(in rect: CGRect) -> DisplayList {
      guard let made else { return DisplayList() }
      made.uiView.frame = CGRect(origin: origin, size: size)
      return made.uiView.displayList(in: rect, environment: environment)
    }

    override func isHit(at point: CGPoint) -> Bool { frameContains(point) }

    override func didDetach() {
      properties.disconnect()
      guard let made else { return }
      self.made = nil
      let uiView = made.uiView
      nonisolated(unsafe) let coordinator = made.coordinator
      onMainActor { V.dismantleUIView(uiView, coordinator: coordinator) }
    }

    override package var kindName: String { typeName(of: V.self) }
  }
#endif
