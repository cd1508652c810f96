import Foundation
import LayoutDSL
import Render

/// The evaluation of one fact: its view on a screen, and the recorded values.
@MainActor
final class FactRun {
  /// The run to which `record` writes.
  static var current = FactRun()

  /// The proxy that `use` last received.
  var scrollProxy: ScrollViewProxy?

  /// The name of the probe around the whole view.
  static let wholeView = "the whole view"

  private var host: ViewHost?
  /// The arguments of each call of `record`.
  private(set) var log: [[Recorded]] = []
  /// The number of calls of `CountingKey.reduce` before the first call of `record`.
  private(set) var reduceCalls: Int?
  /// Returns the value of a fact about a value or a state; otherwise nil.
  var value: () -> Recorded? = { nil }

  /// Shows a view on a screen of a size, with `scale` pixels per point.
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

  /// Performs an action and advances the clock until its animations have ended.
  func act(_ action: () -> Void) {
    action()
    host?.advance(by: 1)
  }

  /// Scrolls to an offset if there is one, and lays out the view a second time.
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

  /// The frames of the probes on the screen.
  var frames: [String: CGRect] {
    host?.viewGraph.root.preference(ProbeKey.self) ?? [:]
  }

  /// The offset of the outermost scroll view.
  var contentOffset: CGPoint? { host?.viewGraph.mainScrollNode?.contentOffset }

  /// Returns the colour of a pixel.
  func pixel(_ x: Int, _ y: Int) throws -> Pixmap.Pixel? { try host?.render()[x, y] }
}

/// Records values from a view or layout, which run on the main actor.
func record(_ values: any Recordable...) {
  let recorded = values.map(\.recorded)
  MainActor.assumeIsolated { FactRun.current.record(recorded) }
}

/// Passes the proxy of a `ScrollViewReader` to the actions of a fact.
@MainActor
func use(_ proxy: ScrollViewProxy) {
  FactRun.current.scrollProxy = proxy
}

/// Scrolls with the proxy that `use` received.
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

/// A preference key that collects the frames of all probes.
struct ProbeKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}
