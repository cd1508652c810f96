import Foundation
import LayoutDSL
import Observation
import Render
import Testing

/// Closures and tasks of a view that run after its screen is gone, as after `try? await
/// Task.sleep(…)` in a task that is cancelled.
@MainActor struct OutlivingClosuresTests {
  @Observable final class Model {
    var number = 0
  }

  /// The closures of a view.
  @MainActor final class Closures {
    var all: [String: () -> Void] = [:]
    var refresh: CheckedContinuation<Void, Never>?

    func wait() async { await withCheckedContinuation { refresh = $0 } }
  }

  private struct Card: View {
    let closures: Closures
    let model: Model
    @State private var count = 0
    @State private var name = ""
    @State private var isPresented = false
    @State private var position = ScrollPosition(edge: .top)
    @FocusState private var isFocused: Bool
    @GestureState private var pull = CGSize.zero
    @AppStorage("outliving") private var stored = 0
    @SceneStorage("outliving") private var kept = 0
    @Namespace private var space
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack {
            Text("\(count) \(model.number) \(stored) \(kept)")
            TextField("Name", text: $name).focused($isFocused)
            Color.red.frame(width: count > 0 ? 20 : 10, height: 900).id("end")
              .matchedGeometryEffect(id: 0, in: space)
          }
        }
        .scrollPosition($position)
        .refreshable { await closures.wait() }
        .sheet(isPresented: $isPresented) { Text("Sheet") }
        .onAppear {
          closures.all = [
            "state": { count += 1 },
            "animation": { withAnimation(.spring) { count += 1 } },
            "binding": { $name.wrappedValue = "b" },
            "animated binding": { $name.animation().wrappedValue = "c" },
            "presentation": { isPresented = true },
            "position": { position.scrollTo(edge: .bottom) },
            "focus": { isFocused = true },
            "stored": { stored += 1 },
            "kept": { kept += 1 },
            "proxy": { proxy.scrollTo("end") },
            "animated proxy": { withAnimation { proxy.scrollTo("end") } },
            "dismiss": { dismiss() },
            "search": { dismissSearch() },
            "model": { model.number += 1 },
          ]
        }
      }
    }
  }

  @Test func theyChangeNothing() async throws {
    let (closures, model) = (Closures(), Model())
    weak var former: ViewHost?
    do {
      let host = try ViewHost(size: CGSize(width: 100, height: 200)) {
        NavigationStack { Card(closures: closures, model: model) }
      }
      _ = try host.render()
      host.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 190))
      former = host
    }
    #expect(former == nil && closures.all.count == 14)
    for (_, closure) in closures.all.sorted(by: { $0.key < $1.key }) { closure() }
    closures.refresh?.resume()
    for _ in 0..<10 { await Task.yield() }
    #expect(model.number == 1)
  }

  @Test func aCancelledTaskMaySetState() async throws {
    struct Clock: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          try? await Task.sleep(for: .seconds(5))
          count += 1
        }
      }
    }
    do {
      let host = try ViewHost(size: CGSize(width: 100, height: 100)) { Clock() }
      host.advance(by: 1)
      _ = try host.render()
    }
    for _ in 0..<10 { await Task.yield() }
  }
}
