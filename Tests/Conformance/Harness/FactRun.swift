import Foundation
import LayoutDSL
import Render

/// A fact at work: its view on a screen, and what has been recorded.
@MainActor
final class FactRun {
  /// The run that `record` writes to.
  static var current = FactRun()

  /// What `use` was last given.
  var scrollProxy: ScrollViewProxy?

  /// The name of the probe around the whole view.
  static let wholeView = "the whole view"

  private var host: ViewHost?
  /// What each call of `record` was given.
  private(set) var log: [[Recorded]] = []
  /// How often `CountingKey` had been reduced at the first call of `record`.
  private(set) var reduceCalls: Int?
  /// The value the fact is about, if it is about one.
  var value: () -> Recorded? = { nil }

  /// Shows a view on a screen of a size, with so many pixels a point.
  func show<Content: View>(
    _ content: Content, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1
  ) throws {
    CountingKey.reduceCalls = 0
    var size: CGSize?
    if let width, let height { size = CGSize(width: width, height: height) }
    let host = try ViewHost(size: size, scale: scale) { content.probe(Self.wholeView) }
    host.viewGraph.root.proposedSize = ProposedViewSize(width: width, height: height)
    host.viewGraph.update()
    self.host = host
  }

  /// Does something and lets its animations end.
  func act(_ action: () -> Void) {
    action()
    host?.advance(by: 1)
  }

  /// Scrolls if asked to and lays the view out a second time.
  func settle(scrolledTo offset: CGPoint?) {
    guard let host else { return }
    if let offset { host.scroll(to: offset) }
    host.viewGraph.root.setNeedsLayout()
    host.viewGraph.update()
  }

  func record(_ values: [Recorded]) {
    reduceCalls = reduceCalls ?? CountingKey.reduceCalls
    log.append(values)
  }

  /// Where the probes are on the screen.
  var frames: [String: CGRect] {
    host?.viewGraph.root.preference(ProbeKey.self) ?? [:]
  }

  /// The offset of the outermost scroll view.
  var contentOffset: CGPoint? { host?.viewGraph.outermostScrollNode?.contentOffset }

  /// The colour of a pixel.
  func pixel(_ x: Int, _ y: Int) throws -> Pixmap.Pixel? { try host?.render()[x, y] }
}

/// Notes values that a view or layout, which run on the main actor, has come by.
func record(_ values: any Recordable...) {
  let recorded = values.map(\.recorded)
  MainActor.assumeIsolated { FactRun.current.record(recorded) }
}

/// Lets the actions of a fact have the proxy of a `ScrollViewReader`.
@MainActor
func use(_ proxy: ScrollViewProxy) {
  FactRun.current.scrollProxy = proxy
}

/// Scrolls through the proxy that was given to `use`.
@MainActor
func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
  FactRun.current.scrollProxy?.scrollTo(id, anchor: anchor)
}

extension View {
  /// Reports the frame of the view on the screen under a name.
  nonisolated func probe(_ id: String) -> some View {
    background {
      GeometryReader { geometry in
        Color.clear.preference(key: ProbeKey.self, value: [id: geometry.frame(in: .global)])
      }
    }
  }
}

/// The frames of all probes.
struct ProbeKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}
