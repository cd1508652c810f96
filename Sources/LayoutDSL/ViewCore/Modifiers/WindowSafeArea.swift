import Foundation

extension View {
  /// Keeps the view in the safe area of the window, also below `ignoresSafeArea`.
  ///
  /// On iOS the content of a navigation stack or tab view belongs to a view controller, whose safe
  /// area follows from its place in the window. `ignoresSafeArea` only makes its frame larger.
  nonisolated package func windowSafeArea() -> some View {
    modifier(WindowSafeAreaModifier())
  }
}

nonisolated struct WindowSafeAreaModifier: NodeModifier {
  typealias Node = WindowSafeAreaNode
}

final class WindowSafeAreaNode: UnaryNode<WindowSafeAreaModifier>, PositionObserver {
  private var insets = EdgeInsets()

  required init(_ modifier: WindowSafeAreaModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.positionObservers.append(self)
  }

  var observedNode: GeometricNode { self }

  /// The insets that a view around this one ignores; zero if none does.
  private var currentInsets: EdgeInsets {
    var outer = container
    while let current = outer, !current.definesSafeArea {
      if current is IgnoresSafeAreaNode {
        return ignoredInsets(of: CGRect(origin: .zero, size: size))
      }
      outer = current.container
    }
    return EdgeInsets()
  }

  override func placeChildren() {
    insets = currentInsets
    guard let child else { return }
    let offer = ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
    place(child, at: CGPoint(x: insets.leading, y: insets.top), proposal: offer)
  }

  func positionsDidChange() {
    guard currentInsets != insets else { return }
    setNeedsPlacement()
  }

  override var definesSafeArea: Bool { insets != EdgeInsets() }

  override var safeRect: CGRect {
    CGRect(origin: .zero, size: size).inset(by: mirrored(insets), sign: 1)
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    insets.edges.map { "It insets its view by \($0), the safe area of the window." }
  }

  override package var kindName: String { "windowSafeArea" }
}
