import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct StackNodeTests {
  /// Returns one of many kinds of row, some of which paint far outside their frames.
  struct Row: View {
    let kind: Int
    let length: CGFloat

    var body: some View {
      switch kind % 9 {
      case 0: Color.red.frame(width: 30, height: length)
      case 1: Color.blue.frame(width: 20, height: 10).offset(x: 5, y: -60 + length)
      case 2: Color.green.frame(width: 20, height: length).shadow(radius: length, x: 3, y: length)
      case 3: Color.red.frame(width: 10, height: 150).frame(height: length, alignment: .top)
      case 4: Text("row").padding(length / 4)
      case 5: Color.gray.frame(height: length).overlay(alignment: .top) { Text("a").offset(y: 40) }
      case 6: Color.blue.frame(width: 40, height: length).rotationEffect(.degrees(30))
      case 7: Color.red.frame(width: 40, height: length).blur(radius: 8)
      default:
        Circle().fill(Color.green).frame(height: length).background { Color.gray.padding(-25) }
      }
    }
  }

  final class Heights: ObservableObject {
    @Published var changed = 20.0
  }

  struct Changing: View {
    @ObservedObject var heights: Heights
    var body: some View { Color.red.frame(width: 30, height: 10).offset(y: heights.changed) }
  }

  /// Whether the display list is the same with and without the invisible children skipped.
  private func comparePictures(of screen: Screen) -> Bool {
    let part = screen.graph.displayList(scale: 2)
    screen.graph.hasZIndices = true
    defer { screen.graph.hasZIndices = false }
    return "\(part)" == "\(screen.graph.displayList(scale: 2))"
  }

  @Test(arguments: 0..<24)
  func noVisibleChildIsSkipped(seed: Int) {
    var random = RandomNumbers(seed: UInt64(seed))
    let kinds = (0..<60).map { _ in Int.random(in: 0..<100, using: &random) }
    let lengths = (0..<60).map { _ in CGFloat.random(in: 4...40, using: &random) }
    let heights = Heights()
    // A rotated row makes the stack check all its rows.
    let mayRotate = seed % 4 == 0
    let screen = Screen(100, 120) {
      ScrollView(seed % 2 == 0 ? .vertical : .horizontal) {
        if seed % 2 == 0 {
          VStack(spacing: CGFloat(seed % 3)) {
            ForEach(0..<60) { index in
              Row(kind: mayRotate ? kinds[index] : kinds[index] % 6, length: lengths[index])
            }
            Changing(heights: heights)
          }
        } else {
          HStack {
            ForEach(0..<60) { index in
              Row(kind: mayRotate ? kinds[index] : kinds[index] % 6, length: lengths[index])
            }
            Changing(heights: heights)
          }
        }
      }
    }
    for _ in 0..<12 {
      let position = CGFloat.random(in: -50...2500, using: &random)
      screen.scroll(to: CGPoint(x: position, y: position))
      #expect(comparePictures(of: screen))
      heights.changed = CGFloat.random(in: -400...0, using: &random)
      screen.graph.update()
      #expect(comparePictures(of: screen))
    }
  }

  @Test func aStackOfOneViewFollowsItsPriority() {
    struct Root: View {
      let remote: Remote<Double>
      @State private var priority = 0.0
      var body: some View {
        let _ = remote.binding = $priority
        HStack(spacing: 0) {
          VStack {
            VStack { Color.red.probe("a").layoutPriority(priority) }
          }
          Color.blue.probe("b")
        }
      }
    }
    let remote = Remote<Double>()
    let screen = Screen { Root(remote: remote) }
    #expect(screen.frame("a").width == 50)
    remote.value = 1
    #expect(screen.frame("a").width == 100)
    remote.value = 0
    #expect(screen.frame("a").width == 50)
    remote.value = -1
    #expect(screen.frame("a").width == 0)
  }

  @Test func scrollingPaintsOnlyVisibleChildren() {
    let screen = Screen(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<1000) { _ in Color.red.frame(height: 10) }
        }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 5000))
    let reached = screen.graph.mainScrollNode?.children.first as? StackNode
    #expect(reached?.children.count == 1000)
    #expect(screen.list.items.count == 1)
    guard case .group(_, let inner) = screen.list.items[0] else {
      Issue.record("a scroll view clips what it shows")
      return
    }
    #expect(inner.items.count <= 12)
  }
}
