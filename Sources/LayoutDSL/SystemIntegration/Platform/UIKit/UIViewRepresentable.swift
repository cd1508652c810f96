import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A SwiftUI view that shows a UIKit view.
  ///
  /// The UIKit view is created once and lives as long as the identity of this view. It takes the
  /// proposed size, unless it hugs its content or resists compression with a priority of 750 or more;
  /// without a proposal, it has its intrinsic size.
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
    /// Changes the size that the UIKit view has without `sizeThatFits(_:uiView:context:)`.
    func _overrideSizeThatFits(
      _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
  }

  /// The size that a view is offered, without public members; a mirror has its width and height,
  /// nil for ideal lengths.
  nonisolated public struct _ProposedSize: Equatable, Sendable {
    private let width: CGFloat?
    private let height: CGFloat?

    package init(_ proposal: ProposedViewSize) {
      (width, height) = (proposal.width, proposal.height)
    }
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

    /// Makes changes of the UIKit view, then calls a closure; the changes are not animated.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
      changes()
      completion?()
    }
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

    /// Keeps the size.
    public func _overrideSizeThatFits(
      _ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType
    ) {}

    /// Never called: the engine shows the UIKit view itself.
    public var body: Never {
      fatalError("\(Self.self) shows a UIView; it has no body")
    }

    /// Makes the view that shows the UIKit view.
    nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
      inputs.make(RepresentableView(view))
    }

    /// The number of views: one.
    nonisolated public static func _viewListCount() -> Int? { 1 }
  }

  /// A value of the user, whose dynamic properties belong to the view that holds it.
  nonisolated package struct HeldValue<Value>: PropertyHolder {
    package var value: Value

    package init(value: Value) {
      self.value = value
    }

    package static var heldType: Any.Type { Value.self }
  }

  /// The view behind a representable view: it holds the coordinator and the UIKit view.
  nonisolated private struct RepresentableView<V: UIViewRepresentable>: View, Representing {
    let held: HeldValue<V>
    @State private var made = Made<V>()
    /// Counts the changes of the UIKit view that its size depends on.
    @State private var changes = 0
    @Environment(\.self) private var environment

    static var represented: Any.Type { V.self }

    init(_ view: V) {
      held = HeldValue(value: view)
    }

    @ViewBuilder @MainActor var body: some View {
      let _ = changes
      let _ = LayerCommit.note()
      // The closure holds the counter alone: through `self` the UIKit view would hold itself.
      let (uiView, context) = made.update(held.value, in: environment) { [_changes] in
        _changes.wrappedValue += 1
      }
      let size: @MainActor (ProposedViewSize) -> CGSize = { proposal in
        uiView.withoutReports {
          if let size = held.value.sizeThatFits(proposal, uiView: uiView, context: context) {
            return size
          }
          var size = uiView.naturalSize(for: proposal)
          held.value._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: uiView)
          return size
        }
      }
      if uiView.shownContent != nil {
        RepresentableLayout(of: V.self, size: size) { UIViewPicture(uiView) }
      } else if let tree = (uiView as? any TouchedTree)?.touchedTree {
        RepresentableLayout(of: V.self, size: size) { tree }
      } else {
        RepresentedDrawing<V>(uiView: uiView, size: size)
      }
    }
  }

  /// The objects that live as long as a representable view.
  @MainActor private final class Made<V: UIViewRepresentable> {
    private var objects: (uiView: V.UIViewType, coordinator: V.Coordinator)?

    nonisolated init() {}

    func update(
      _ view: V, in environment: EnvironmentValues, onChange change: @escaping () -> Void
    ) -> (V.UIViewType, UIViewRepresentableContext<V>) {
      let coordinator = objects?.coordinator ?? view.makeCoordinator()
      let context = UIViewRepresentableContext<V>(
        coordinator: coordinator, environment: environment)
      let uiView = objects?.uiView ?? view.makeUIView(context: context)
      objects = (uiView, coordinator)
      // A change while the view is updated is seen by this evaluation.
      uiView.intrinsicSizeDidChange = {}
      view.updateUIView(uiView, context: context)
      uiView.intrinsicSizeDidChange = change
      return (uiView, context)
    }

    isolated deinit {
      guard let objects else { return }
      V.dismantleUIView(objects.uiView, coordinator: objects.coordinator)
    }
  }

  /// A layout in the name and with the size of a represented view, around one view that fills it.
  package struct RepresentableLayout<V, Content: View>: View {
    let size: @MainActor (ProposedViewSize) -> CGSize
    let content: Content

    package init(
      of type: V.Type, size: @escaping @MainActor (ProposedViewSize) -> CGSize,
      @ViewBuilder content: () -> Content
    ) {
      self.size = size
      self.content = content()
    }

    package var body: some View {
      let traits = UITraitCollection.current
      SizingLayout<V>(size: { [size] proposal in traits.whileCurrent { size(proposal) } }) {
        content
      }
    }
  }

  nonisolated private struct SizingLayout<V>: Layout, Representing {
    let size: @MainActor (ProposedViewSize) -> CGSize

    static var represented: Any.Type { V.self }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      onMainActor { size(proposal) }.limited(to: proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for view in subviews {
        view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }
  }

  /// The drawing of a represented view, in its name and with its size.
  nonisolated private struct RepresentedDrawing<V>: LeafView, Representing {
    let uiView: UIView
    let size: @MainActor (ProposedViewSize) -> CGSize

    static var represented: Any.Type { V.self }

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
      let traits = UITraitCollection(context.environment)
      return onMainActor { traits.whileCurrent { size(proposal) } }.limited(to: proposal)
    }

    func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
      UIViewDrawing(uiView: uiView).draw(size: size, leaf: leaf, context: &context)
    }

    func isEqual(to other: RepresentedDrawing) -> Bool { false }
  }

  /// The content of a UIKit view: a view of SwiftUI, its drawing, or its name.
  package struct UIViewPicture: View {
    let uiView: UIView
    /// Whether the opacity and the transform of the view are drawn.
    private let isMoved: Bool
    private let mark = EvaluationMark()

    package init(_ uiView: UIView, isMoved: Bool = true) {
      (self.uiView, self.isMoved) = (uiView, isMoved)
    }

    package var body: some View {
      if let content = uiView.shownContent?.content {
        let _ = UnobservedReads.note()
        // A part of a tree keeps its frame: its drawing has the size of the view.
        content
          .frame(maxWidth: isMoved ? nil : .infinity, maxHeight: isMoved ? nil : .infinity)
          .background(UIViewDrawing(uiView: uiView, isMoved: isMoved))
          .opacity(uiView.isHidden ? 0 : isMoved ? uiView.alpha : 1)
      } else {
        UIViewDrawing(uiView: uiView, isMoved: isMoved)
      }
    }
  }

  /// The drawing commands of a UIKit view.
  nonisolated private struct UIViewDrawing: LeafView {
    let uiView: UIView
    var isMoved = true

    func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
      let rect = context.pixelAligned(size)
      if !context.canSee(rect) { return }
      let environment = leaf.environment
      context.list.items += onMainActor {
        uiView.withoutReports {
          uiView.setDrawnSize(size)
          return uiView.displayList(
            in: rect, environment: environment, isRepresented: true, isMoved: isMoved
          ).items
        }
      }
    }

    func isEqual(to other: UIViewDrawing) -> Bool { false }
  }

  extension UIView {
    /// Gives the view the size in which it is drawn; one that is transformed keeps its middle.
    package final func setDrawnSize(_ size: CGSize) {
      if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }
  }

  extension CGSize {
    /// The greatest length of a represented view, in points: beyond it, single precision has no
    /// whole numbers.
    private static let greatest: CGFloat = 16_777_216

    /// Returns the size with the proposed lengths in place of lengths that no view can have, such
    /// as ∞ or the greatest number, which a view returns if it returns its proposal.
    fileprivate func limited(to proposal: ProposedViewSize) -> CGSize {
      func limited(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
        if abs(length) <= Self.greatest { return max(length, 0) }
        return ProposedViewSize(width: proposed, height: nil).replacingUnspecifiedDimensions().width
      }
      return CGSize(
        width: limited(width, proposal.width), height: limited(height, proposal.height))
    }
  }

  extension UIView {
    /// Returns the size that SwiftUI gives the view for a proposal.
    ///
    /// Measurements.md#representable-size
    package func naturalSize(for proposal: ProposedViewSize) -> CGSize {
      let layout = self as? any ConstraintLayout
      var own = intrinsicContentSize
      func length(along axis: Axis, _ own: CGFloat, _ offered: CGFloat?) -> CGFloat {
        guard let offered else { return max(own, 0) }
        guard own >= 0 else { return offered }
        let isKept =
          offered < own
          ? layout?.resistsCompression(along: axis) : layout?.hugsContent(along: axis)
        return isKept == true ? own : offered
      }
      if proposal.width == nil && own.width < 0 || proposal.height == nil && own.height < 0,
        let fitting = layout?.fittingSize(width: proposal.width, height: proposal.height)
      {
        if own.width < 0, proposal.width == nil { own.width = fitting.width }
        if own.height < 0, proposal.height == nil { own.height = fitting.height }
      }
      let width = length(along: .horizontal, own.width, proposal.width)
      if width < own.width, own.height >= 0 {
        own.height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      }
      return CGSize(width: width, height: length(along: .vertical, own.height, proposal.height))
    }
  }
#endif
