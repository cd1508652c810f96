import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct NamedEffectsTests {
  @Test func effectsMoveTheDrawing() {
    let screen = Screen {
      ZStack {
        Color.red.probe("scaled").modifier(_ScaleEffect(scale: CGSize(width: 0.5, height: 2)))
        Color.red.probe("moved").modifier(_OffsetEffect(offset: CGSize(width: 3, height: 4)))
        Color.red.probe("turned")
          .modifier(_RotationEffect(angle: .degrees(90), anchor: .topLeading))
        Color.red.probe("ignored")
          .modifier(_ScaleEffect(scale: CGSize(width: 2, height: 2)).ignoredByLayout())
      }
    }
    #expect(screen.frame("scaled") == CGRect(25, -50, 50, 200))
    #expect(screen.frame("moved") == CGRect(3, 4, 100, 100))
    #expect(screen.frame("turned") == CGRect(-100, 0, 100, 100))
    let drawing = Screen { Color.red.modifier(_ScaleEffect(scale: .zero).ignoredByLayout()) }
    #expect(drawing.list.items != Screen { Color.red }.list.items)
  }

  @Test func anOffsetIsMirrored() {
    let screen = Screen(direction: .rightToLeft) {
      Color.red.probe("a").modifier(_OffsetEffect(offset: CGSize(width: 10, height: 0)))
    }
    #expect(screen.frame("a").minX == -10)
  }

  @Test func anOpacityIsLimited() {
    func items(_ modifier: _OpacityEffect) -> [DisplayItem] {
      Screen { Color.red.modifier(modifier) }.list.items
    }
    // The function of colours gives a colour, other than that of views.
    let half = Screen { Color.red.fixedSize(horizontal: false, vertical: false).opacity(0.5) }
    #expect(items(_OpacityEffect(opacity: 0.5)) == half.list.items)
    #expect(items(_OpacityEffect(opacity: 7)) == Screen { Color.red }.list.items)
  }

  @Test func theDataOfEffectsIsThatOfTheirFunctions() {
    var scale = _ScaleEffect(scale: CGSize(width: 2, height: 3), anchor: .top)
    let other = _ScaleEffect(scale: CGSize(width: 4, height: 5), anchor: .bottom)
    scale.animatableData = other.animatableData
    #expect(scale == other)
    var turn = _RotationEffect(angle: .zero)
    turn.animatableData = _RotationEffect(angle: .degrees(30)).animatableData
    #expect(abs(turn.angle.degrees - 30) < 1e-9)
    #expect(other.effectValue(size: CGSize(width: 10, height: 10)).m32 == -40)
  }

  @Test func actionsRunWhenAViewComesAndGoes() {
    struct Root: View {
      let remote: Remote<Bool>, journal: Journal
      @State private var isShown = true
      var body: some View {
        let _ = remote.binding = $isShown
        if isShown {
          Color.red.modifier(
            _AppearanceActionModifier {
              journal.note("in")
            } disappear: {
              journal.note("out")
            })
        }
      }
    }
    let remote = Remote<Bool>()
    let journal = Journal()
    let screen = Screen { Root(remote: remote, journal: journal) }
    #expect(journal.take() == ["in"])
    remote.value = false
    screen.graph.update()
    #expect(journal.take() == ["out"])
  }
}
