import Foundation

extension ScrollNode {
  /// The height of UIKit's refresh control, which is also the distance that the content has to be
  /// pulled.
  static let refreshControlHeight: CGFloat = 60  // Measurements.md#scroll-refresh

  /// The action that pulling the content down starts; nil if there is none.
  ///
  /// Of nested scroll views, only the outermost has one.
  private var refreshAction: RefreshAction? {
    guard axes.contains(.vertical), let action = environment.refresh else { return nil }
    var outer = scrollNode(along: .vertical)
    while let scroll = outer {
      if scroll.environment.refresh != nil { return nil }
      outer = scroll.scrollNode(along: .vertical)
    }
    return action
  }

  /// Whether a `refreshable` action is running.
  var isRefreshing: Bool { refreshStart != nil }

  /// The height that the refresh control takes above the content.
  var refreshInset: CGFloat { isRefreshing ? Self.refreshControlHeight : 0 }

  /// Whether the content is pulled far enough to refresh.
  var isPulledToRefresh: Bool {
    !isRefreshing && contentOffset.y <= -Self.refreshControlHeight && refreshAction != nil
  }

  /// Runs the refresh action; the content stays below the refresh control until it ends.
  package func refresh() {
    guard !isRefreshing, let action = refreshAction else { return }
    refreshStart = graph.clock.now
    graph.positionsChanged()
    nonisolated(unsafe) weak let node = self
    graph.clock.makeCurrent {
      _ = Task { @MainActor in
        await action()
        node?.refreshDidEnd()
      }
    }
  }

  private func refreshDidEnd() {
    // The action may outlive the screen.
    guard isAttached else { return }
    refreshStart = nil
    graph.positionsChanged()
    makeMotion().settle()
    graph.update()
  }

  /// Paints the spinner above the pulled content, completely once it is pulled far enough.
  func displayRefreshControl(in context: inout DisplayContext) {
    let pull = -contentOffset.y
    guard pull > 0, isRefreshing || refreshAction != nil else { return }
    let height = Self.refreshControlHeight
    let diameter: CGFloat = 20  // Measurements.md#scroll-refresh
    // Above the title only if the title is above this content.
    let safeTop = safeAreaExtension(of: CGRect(origin: .zero, size: size)).top + margins.top
    let lift = environment.refreshControlLift
    let top = context.origin.y + margins.top - (lift <= safeTop ? lift : 0)
    let frame = CGRect(
      x: context.origin.x + (size.width - diameter) / 2,
      y: top + (min(pull, height) - diameter) / 2,
      width: diameter, height: diameter)
    let count = isRefreshing ? 8 : Int(min(8 * pull / height, 8))
    let steps = refreshStart.map { Spinner.steps(from: $0, to: graph.clock.now) } ?? 0
    Spinner.draw(
      in: context.pixelAligned(frame), count: count, steps: steps, environment: environment,
      context: &context)
  }
}

extension EnvironmentValues {
  private enum RefreshControlLiftKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  /// The height of the title above the content that moves down with it, so that the refresh control
  /// is above that title, in points.
  package var refreshControlLift: CGFloat {
    get { self[RefreshControlLiftKey.self] }
    set { self[RefreshControlLiftKey.self] = newValue }
  }
}
