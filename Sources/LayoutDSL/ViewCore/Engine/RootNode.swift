import Foundation

/// The root: a screen of a size, with its content centred in the safe area.
package final class RootNode: GeometricNode {
  /// The size of the screen, in points; a nil dimension is the content's ideal length.
  package var proposedSize = ProposedViewSize.unspecified {
    didSet {
      guard proposedSize != oldValue else { return }
      setNeedsLayout()
      screenReaders.invalidate()
    }
  }
  /// The insets of the safe area, covered by bars and rounded corners.
  package var safeAreaInsets = EdgeInsets() {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      setNeedsLayout()
      screenReaders.invalidate()
    }
  }

  /// The height by which a bar at the bottom of the screen extends the safe area, in points.
  package var bottomBarHeight: CGFloat = 0 {
    didSet {
      guard bottomBarHeight != oldValue else { return }
      setNeedsLayout()
      if bottomBarHeight == 0 || oldValue == 0 { bottomBarReaders.invalidate() }
    }
  }
  /// The views whose bodies depend on whether there is a bar at the bottom.
  private let bottomBarReaders = Dependency()

  /// Whether a bar at the bottom covers those of the evaluated view; it is evaluated again when that
  /// changes.
  package static var coversBarsOfEvaluatedView: Bool {
    guard let root = ViewGraph.evaluator?.evaluatedNode.graph.root else { return false }
    root.bottomBarReaders.recordRead()
    return root.bottomBarHeight > 0
  }
  /// The width of the screen of the evaluated view, in points, and its safe area; the view is
  /// evaluated again when one of them changes.
  package static var screenOfEvaluatedView: (width: CGFloat, safeArea: EdgeInsets) {
    guard let root = ViewGraph.evaluator?.evaluatedNode.graph.root else { return (0, EdgeInsets()) }
    root.screenReaders.recordRead()
    return (root.proposedSize.width ?? 0, root.safeAreaInsets)
  }
  /// The views whose bodies depend on the size or the safe area of the screen.
  private let screenReaders = Dependency()
  /// The insets of the safe area and of the bar at the bottom.
  private var insets: EdgeInsets {
    var insets = safeAreaInsets
    insets.bottom += bottomBarHeight
    return insets
  }

  /// Makes or updates the nodes of the content.
  private var remake: () -> Void = {}
  package var isDirty = false
  /// The last value of `preferredColorScheme`, and the colour scheme without it.
  private var preferredColorScheme: ColorScheme?
  /// The colour scheme that the window of the screen has instead of the screen's; nil for none.
  package var windowColorScheme: ColorScheme? {
    didSet { if windowColorScheme != oldValue { adoptColorScheme() } }
  }
  private lazy var ownColorScheme = environment.colorScheme
  private var followsPreferredColorScheme = false
  /// Returns the colour scheme that the navigation bar of the settled screen gives the status bar;
  /// nil without such a bar.
  package var statusBarScheme: ((RootNode) -> ColorScheme?)?
  /// Returns the colour scheme that a presentation gives the status bar; nil without such a one.
  package var presentedStatusBarScheme: (() -> ColorScheme?)?
  /// The views that are presented over the content; nil until `addPresentations`.
  private var presentations: SecondaryLayer?
  /// The bar at the bottom, above the presentations; nil until `addBottomBar`.
  private var bottomBar: SecondaryLayer?
  /// The windows in front of the screen; nil until `addWindows`.
  private var windows: SecondaryLayer?
  /// Whether the content shows the windows of the app, or a layer in front of it does.
  package var showsWindows = false

  /// The layer above the presentations, such as an open menu.
  private lazy var presentation = SecondaryLayer(node: self)
  private var isPresenting = false

  func make<Content: View>(_ content: Content) {
    remake = { [unowned self] in update(content) }
    remake()
  }

  private func update<Content: View>(_ content: Content) {
    let inputs = _ViewInputs(parent: self, environment: environment)
    if Content._viewListCount() == 1 {
      makeContent(content, inputs: inputs)
    } else {
      makeContent(VStack { content }, inputs: inputs)
    }
    setNeedsLayout()
  }

  private var offer: ProposedViewSize {
    ProposedViewSize(
      width: proposedSize.width.map {
        max($0 - insets.leading - insets.trailing, 0)
      },
      height: proposedSize.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = children.first?.measure(offer) ?? .zero
    return proposedSize.replacingUnspecifiedDimensions(
      by: CGSize(
        width: content.width + insets.leading + insets.trailing,
        height: content.height + insets.top + insets.bottom))
  }

  override func placeChildren() {
    size = computeSize(proposedSize)
    proposal = proposedSize
    if isPresenting { presentation.place(alignment: .center) }
    guard let content = children.first else { return }
    let safe = safeRect
    let dimensions = content.dimensions(offer)
    content.place(
      at: CGPoint(
        x: safe.midX - dimensions.width / 2, y: safe.midY - dimensions.height / 2),
      proposal: offer)
    for layer in [presentations, windows] {
      layer?.current.forEach {
        $0.place(at: safe.origin, proposal: ProposedViewSize(safe.size))
      }
    }
    bottomBar?.current.forEach {
      let size = CGSize(width: safe.width, height: safe.height + bottomBarHeight)
      $0.place(at: safe.origin, proposal: ProposedViewSize(size))
    }
  }

  /// The content, without the views above it.
  package var content: GeometricNode? { children.first }

  /// Whether a presentation takes a touch at a point of the screen from a node that is not in it.
  func presentation(at point: CGPoint, covers node: GeometricNode) -> Bool {
    guard let presentations, let touched = hitTest(point) else { return false }
    return presentations.current.contains {
      touched.isContained(in: $0) && !touched.isContained(in: node)
    }
  }

  /// Paints what a finger drags, above everything else; nil while it drags nothing.
  package var paintCarried: ((inout DisplayContext) -> Void)?

  override package func display(in context: inout DisplayContext) {
    super.display(in: &context)
    paintCarried?(&context)
  }

  /// Shows a layer above the content, placed in the safe area.
  package func addPresentations(_ layer: SecondaryLayer) {
    presentations = layer
  }

  /// Shows a layer above the presentations, placed in the safe area without `bottomBarHeight`.
  package func addBottomBar(_ layer: SecondaryLayer) {
    bottomBar = layer
  }

  /// Shows the windows of the app above the presentations, placed in the safe area, from now on.
  package func addWindows(_ view: AnyView) {
    let layer = SecondaryLayer(node: self)
    layer.make(
      view, alignment: .center, inputs: _ViewInputs(parent: self, environment: environment))
    (windows, showsWindows) = (layer, true)
    setNeedsLayout()
    subtreeKeysChanged()
  }

  /// Displays a view above the content, replacing a view displayed there.
  package func present(_ view: AnyView, environment: EnvironmentValues) {
    isPresenting = true
    withExtendedLifetime(environment) {
      presentation.make(
        view, alignment: .center, inputs: _ViewInputs(parent: self, environment: environment))
    }
    setNeedsLayout()
    subtreeKeysChanged()
  }

  override package func detach() {
    super.detach()
    presentations?.detach()
    bottomBar?.detach()
    windows?.detach()
    if isPresenting { presentation.detach() }
  }

  /// The nodes above the content: presentations, the bar at the bottom, windows, and an open menu on
  /// top.
  private var above: ContiguousArray<GeometricNode> {
    (presentations?.current ?? []) + (bottomBar?.current ?? []) + (windows?.current ?? [])
      + (isPresenting ? presentation.current : [])
  }

  override package var keyedChildren: ContiguousArray<GeometricNode> { super.keyedChildren + above }

  // Above the content whatever its z indices are, and so the first to be touched.
  override func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode> {
    inZOrder(children, withLeaving: withLeaving) + above
  }

  override var listedChildren: ContiguousArray<GeometricNode> {
    super.listedChildren + (presentations?.listed ?? []) + (bottomBar?.listed ?? [])
      + (windows?.listed ?? [])
      + (isPresenting ? presentation.listed : [])
  }

  override var safeRect: CGRect {
    let leading = environment.values.layoutDirection == .leftToRight
    let left = leading ? insets.leading : insets.trailing
    let right = leading ? insets.trailing : insets.leading
    return CGRect(
      x: left, y: insets.top, width: max(size.width - left - right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  override var relativeFrameSize: ProposedViewSize? { offer }
  override var definesSafeArea: Bool { true }
  override func explanation(toward inner: GeometricNode?) -> [String] {
    safeAreaInsets.edges.map { "Its safe area excludes \($0)." }
  }

  override package var kindName: String { "root" }
  override var overflow: OverflowTraits { .limitsWidth }
}

extension RootNode: Evaluator {
  package var evaluatedNode: ViewNode { self }

  package func evaluate() {
    isDirty = false
    remake()
  }
}

extension RootNode: PreferenceObserver {
  /// Applies the colour scheme that views prefer from now on.
  func followPreferredColorScheme() {
    guard !followsPreferredColorScheme else { return }
    followsPreferredColorScheme = true
    graph.preferenceObservers.append(self)
  }

  package var observedNode: GeometricNode { self }
  package var keyName: String { typeName(of: PreferredColorSchemeKey.self) }

  package func deliver() {
    let preferred = children.first?.preference(PreferredColorSchemeKey.self) ?? nil
    guard preferred != preferredColorScheme else { return }
    preferredColorScheme = preferred
    adoptColorScheme()
  }

  private func adoptColorScheme() {
    let own = ownColorScheme
    environment.colorScheme = preferredColorScheme ?? windowColorScheme ?? own
    graph.enqueue { [unowned self] in
      // The system changes its appearance without an animation, whatever else animates.
      var transaction = Transaction()
      transaction.disablesAnimations = true
      transaction.makeCurrent { graph.setNeedsEvaluation(self) }
    }
  }
}
