import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct BorderedButtonStyleTests {
  private func size(_ size: ControlSize) -> CGSize {
    let screen = Screen(300, 200) {
      Button {
      } label: {
        Color.red.frame(width: 40, height: 20)
      }
      .probe("button").buttonStyle(.bordered).controlSize(size)
    }
    return screen.frame("button").size
  }

  @Test func paddingDependsOnTheControlSize() {
    #expect(size(.mini) == CGSize(width: 60, height: 30))
    #expect(size(.small) == CGSize(width: 60, height: 30))
    #expect(size(.regular) == CGSize(width: 64, height: 34))
    #expect(size(.large) == CGSize(width: 80, height: 50))
    #expect(size(.extraLarge) == CGSize(width: 80, height: 50))
  }

  @Test func theControlSizeCanBeLimited() {
    func size(_ size: ControlSize, in range: some RangeExpression<ControlSize>) -> CGFloat {
      let screen = Screen(300, 200) {
        Button {
        } label: {
          Color.red.frame(width: 40, height: 20)
        }
        .probe("button").buttonStyle(.bordered).controlSize(range).controlSize(size)
      }
      return screen.frame("button").height
    }
    #expect(size(.mini, in: .regular ... .large) == 34)
    #expect(size(.large, in: ...ControlSize.regular) == 34)
    #expect(size(.large, in: ControlSize.regular...) == 50)
    #expect(size(.small, in: .mini ..< .large) == 30)
  }

  /// A small button has a smaller font of its own, which the font around it replaces.
  @Test(arguments: [ControlSize.small, .regular]) func theFontAroundAButtonIsThatOfItsLabel(
    size: ControlSize
  ) {
    struct Label: View {
      let journal: Journal
      @Environment(\.font) private var font
      var body: some View {
        let _ = journal.note(font == .title ? "title" : font == .subheadline ? "small" : "none")
        Color.red
      }
    }
    let journal = Journal()
    _ = Screen(300, 200) {
      Button {
      } label: {
        Label(journal: journal)
      }
      .buttonStyle(.bordered).controlSize(size).font(.title)
    }
    #expect(Set(journal.entries) == ["title"])
  }

  @Test func theWholeBackgroundIsTappable() {
    let journal = Journal()
    let screen = Screen(300, 200) {
      Button("a") { journal.note("pressed") }.probe("button").buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    let frame = screen.frame("button")
    screen.tap(frame.minX + 6, frame.midY)
    #expect(journal.entries == ["pressed"])
    #expect(screen.hit(frame.minX + 0.5, frame.minY + 0.5) == nil)
  }

  @Test func aCircleIsSquare() {
    let screen = Screen(300, 200) {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 10)
      }
      .probe("button").buttonStyle(.bordered).buttonBorderShape(.circle)
    }
    #expect(screen.frame("button").size == CGSize(width: 34, height: 34))
  }

  @Test func aLabelInAListRowHasTheDistancesOfAButton() {
    let screen = Screen(300, 200) {
      List {
        Button {
        } label: {
          Label {
            Color.red.frame(width: 20, height: 10).probe("title")
          } icon: {
            Color.red.frame(width: 10, height: 10).probe("icon")
          }
        }
        .buttonStyle(.borderedProminent)
      }
    }
    #expect(screen.frame("title").minX - screen.frame("icon").maxX == 8)
  }

  @Test func buttonBorderShapesAreShapes() {
    let rect = CGRect(0, 0, 40, 20)
    #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 6).inset(by: 2).path(in: rect)
        == RoundedRectangle(cornerRadius: 4).path(in: rect.insetBy(dx: 2, dy: 2)))
    #expect(
      ButtonBorderShape.buttonBorder.path(in: rect)
        == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }
}
