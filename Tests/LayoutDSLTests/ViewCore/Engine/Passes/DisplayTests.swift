import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct DisplayTests {
  /// Returns the list as text: one item per line, with indented groups.
  private func dump(_ list: DisplayList, indent: String = "") -> String {
    list.items.map { item -> String in
      func box(_ path: Path) -> String {
        let rect = path.boundingRect
        return [rect.minX, rect.minY, rect.width, rect.height].map(formatted)
          .joined(separator: " ")
      }
      switch item {
      case .fill(let path, _, _): return "\(indent)fill \(box(path))"
      case .stroke(let path, _, let style):
        return "\(indent)stroke \(formatted(style.lineWidth)) \(box(path))"
      case .group(let effect, let inner):
        let name: String =
          switch effect {
          case .opacity(let opacity): "opacity \(formatted(opacity))"
          case .clip(let path, _): "clip \(box(path))"
          case .transform(let map):
            "transform "
              + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(formatted).joined(separator: " ")
          case .blur(let radius, _): "blur \(formatted(radius))"
          case .shadow(_, let radius, _): "shadow \(formatted(radius))"
          default: "\(effect)"
          }
        return "\(indent)\(name)\n" + dump(inner, indent: indent + "  ")
      default: return "\(indent)other"
      }
    }
    .joined(separator: "\n")
  }

  private func dump<Content: View>(
    scale: CGFloat = 1, @ViewBuilder _ content: () -> Content
  ) -> String {
    dump(Screen(scale: scale, content: content).list)
  }

  @Test func effectsAreGroups() {
    #expect(
      dump {
        Color.red.frame(width: 20, height: 10).blur(radius: 2).opacity(0.5).clipped()
          .offset(x: 5, y: 6)
      } == """
        clip 45 51 20 10
          opacity 0.5
            blur 2
              fill 45 51 20 10
        """)
  }

  @Test func identityEffectsAreOmitted() {
    #expect(dump { Color.red.opacity(1).blur(radius: 0) } == "fill 0 0 100 100")
    #expect(dump { Color.red.opacity(2) } == "fill 0 0 100 100")
  }

  @Test func rotationAndScaleAreTransforms() {
    #expect(
      dump { Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90)) } == """
        transform 0 1 -1 0 55 40
          fill 0 0 20 10
        """)
    #expect(
      dump { Color.red.frame(width: 20, height: 10).scaleEffect(2, anchor: .topLeading) } == """
        transform 2 0 0 2 40 45
          fill 0 0 20 10
        """)
  }

  @Test func itemsAreInPaintOrder() {
    #expect(
      dump {
        ZStack {
          Color.red.frame(width: 1, height: 1).zIndex(1)
          Color.red.frame(width: 2, height: 2)
          Color.red.frame(width: 3, height: 3).zIndex(-1)
          Color.red.frame(width: 4, height: 4)
        }
      } == """
        fill 49 49 3 3
        fill 49 49 2 2
        fill 48 48 4 4
        fill 50 50 1 1
        """)
  }

  @Test func hiddenViewsTakeSpaceButDrawNothing() {
    let screen = Screen {
      HStack(spacing: 0) {
        Color.red.hidden().probe("hidden")
        Color.blue
      }
    }
    #expect(screen.frame("hidden").width == 50)
    #expect(dump(screen.list).hasSuffix("fill 50 0 50 100"))
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func neighboursShareAPixelAlignedEdge(scale: CGFloat) {
    for count in 2..<12 {
      let screen = Screen(100, 100, scale: scale) {
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red } }
      }
      var edge: CGFloat = 0
      for item in screen.list.items {
        guard case .fill(let path, _, _) = item else { continue }
        let box = path.boundingRect
        #expect(abs(box.minX - edge) < 1e-9)
        #expect(abs((box.maxX * scale).rounded() - box.maxX * scale) < 1e-9)
        edge = box.maxX
      }
      #expect(abs(edge - 100) < 1e-9)
    }
  }

  @Test func cullingOmitsOnlyInvisibleItems() {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 7) {
            ForEach(0..<40) { number in
              if number % 3 == 0 {
                Color.red.frame(height: 13)
              } else if number % 3 == 1 {
                Circle().fill(Color.blue).frame(height: 21)
              } else {
                Text("row \(number)").offset(y: 5)
              }
            }
          }
        }
      }
    }
    func boxes(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, _, _): [path.boundingRect]
        case .group(_, let inner): boxes(inner)
        default: []
        }
      }
    }
    let screen = Screen { Page() }
    for offset in stride(from: -30, through: 600, by: 37) {
      screen.scroll(to: CGPoint(x: 0, y: offset))
      var whole = DisplayContext(origin: .zero, scale: 1, visibleRect: nil)
      screen.graph.mainScrollNode?.displayChildren(
        in: &whole)
      let all = boxes(whole.list).map { $0.offsetBy(dx: 0, dy: -CGFloat(offset)) }
      let visible = all.filter { $0.maxY > 0 && $0.minY < 100 && !$0.isEmpty }
      let painted = boxes(screen.list)
      let missing = visible.filter { box in
        !painted.contains { abs($0.minY - box.minY) < 1e-6 && abs($0.width - box.width) < 1e-6 }
      }
      #expect(missing == [])
      #expect(painted.count < all.count)
    }
  }
}
