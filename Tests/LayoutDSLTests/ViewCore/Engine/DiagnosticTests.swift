import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct DiagnosticTests {
  @Test(arguments: [.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude] as [CGFloat])
  func extremeNumbersDoNotStopTheLayout(number: CGFloat) {
    func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Screen {
      Screen {
        HStack {
          Color.red; content(); Text("ab")
        }
      }
    }
    let point = CGPoint(x: number, y: number)
    let screens = [
      screen { Color.red.frame(width: number, height: number) },
      screen { Color.red.frame(minWidth: number, idealWidth: number, maxWidth: number) },
      screen { Color.red.frame(maxWidth: number, minHeight: number, maxHeight: 5) },
      screen { Color.red.padding(number) },
      screen { Color.red.offset(x: number, y: number) },
      screen { Color.red.position(point) },
      screen {
        VStack(spacing: number) {
          Color.red; Color.blue
        }
      },
      screen { Spacer(minLength: number) },
      screen { Color.red.layoutPriority(number).zIndex(number) },
      screen { Color.red.aspectRatio(number, contentMode: .fit) },
      screen { Color.red.scaleEffect(number).rotationEffect(.degrees(number)) },
      screen { Color.red.opacity(number).blur(radius: number).shadow(radius: number) },
      screen { Color.red.alignmentGuide(VerticalAlignment.center) { _ in number } },
      screen { Text("abc").lineSpacing(number).minimumScaleFactor(number) },
      screen { RoundedRectangle(cornerRadius: number).strokeBorder(Color.red, lineWidth: number) },
      screen { ScrollView { Color.red.frame(height: number) } },
      screen {
        ZStack {
          Color.red.frame(width: number); Color.blue
        }
      },
    ]
    for screen in screens {
      #expect(screen.tree.hasPrefix("root"))
      #expect(screen.list.items.allSatisfy { "\($0)" != "" })
    }
  }

  @Test func anInvalidSizeIsReportedWithItsPath() {
    struct Bad: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: -1, height: CGFloat.nan) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let screen = Screen { VStack { Bad { Color.red }.probe("bad") } }
    #expect(screen.frame("bad").size == .zero)
    #expect(screen.graph.diagnostics.map(\.problem) == [.invalidFrame])
    #expect(screen.graph.diagnostics.first?.path.hasSuffix("Bad") == true)
  }

  @Test func aReaderWithoutAProposalIsReportedWithItsAxes() {
    let screen = Screen {
      ScrollView {
        GeometryReader { _ in Color.red }
        GeometryReader { _ in Color.red }.frame(height: 20)
        Color.blue.frame(height: 20).background { GeometryReader { _ in Color.red } }
      }
    }
    #expect(screen.graph.diagnostics.map(\.problem) == [.collapsedReader(axes: .vertical)])
    #expect(
      screen.graph.diagnostics.first?.description.contains(
        "/GeometryReader: it is proposed no height (as") == true)
  }

  @Test func anUnknownCoordinateSpaceIsReported() {
    func screen(_ name: String) -> Screen {
      Screen {
        VStack {
          GeometryReader { proxy in
            Color.red.frame(width: proxy.frame(in: .named(name)).minX)
          }
        }
        .coordinateSpace(.named("stack"))
      }
    }
    #expect(screen("stack").graph.diagnostics == [])
    #expect(screen("list").graph.diagnostics.map(\.problem) == [.unknownSpace("list")])
  }

  @Test func missingImagesAreNamed() {
    let screen = Screen {
      VStack {
        Image(systemName: "nobody"); Image(systemName: "nobody")
      }
    }
    #expect(
      screen.graph.diagnostics.map(\.problem) == [.unknownSymbol("nobody", similar: [])])
    #expect(
      screen.graph.diagnostics.first?.description
        == "VStack/Image: no symbol named 'nobody' is known; a box replaces it.")
  }
}
