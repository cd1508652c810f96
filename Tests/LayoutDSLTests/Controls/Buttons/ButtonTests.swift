import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ButtonTests {
  @Test func aButtonWithOnlyARoleHasItsLabel() {
    let screen = Screen(200, 200) {
      VStack {
        Button(role: .cancel) {}
        Button(role: .close) {}
        Button(role: .confirm) {}
      }
    }
    for label in ["\"Cancel\"", "label: \"Close\"", "label: \"Done\""] {
      #expect(screen.tree.contains(label))
    }
  }

  @Test func aTextAboveAButtonKeepsNoDistanceToItsTitle() {
    let screen = Screen(nil, nil) {
      VStack {
        Text("a").probe("text")
        Button("b") {}.buttonStyle(.plain).probe("button")
        Color.red.frame(width: 5, height: 5).probe("below")
      }
    }
    #expect(screen.frame("button").minY == screen.frame("text").maxY)
    #expect(screen.frame("below").minY == screen.frame("button").maxY + 8)
  }

  private let journal = Journal()

  @Test func aTapTriggersTheAction() {
    let screen = Screen { Button("aaa") { [journal] in journal.note("pressed") }.probe("button") }
    screen.tap(50, 50)
    #expect(journal.entries == ["pressed"])
    screen.tap(5, 5)
    #expect(journal.entries == ["pressed"])
  }

  @Test func aFingerMayLiftNearTheButtonButNotFarAway() {
    let screen = Screen(400, 400) { Button("aaa") { [journal] in journal.note("pressed") } }
    screen.drag(200, 200, to: 250, 200)
    #expect(journal.entries == ["pressed"])
    screen.drag(200, 200, to: 350, 200)
    #expect(journal.entries == ["pressed"])
  }

  @Test func hasPrecedenceOverOuterGestures() {
    let screen = Screen {
      Button("aaa") { [journal] in journal.note("pressed") }
        .onTapGesture { [journal] in journal.note("tapped") }
        .onLongPressGesture { [journal] in journal.note("long") }
    }
    screen.tap(50, 50)
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 1)
    #expect(journal.entries == ["pressed", "pressed"])
  }

  @Test func disabledButtonsIgnoreTaps() {
    let screen = Screen {
      Button("aaa") { [journal] in journal.note("pressed") }.disabled(true)
    }
    screen.tap(50, 50)
    #expect(journal.entries.isEmpty)
  }

  @Test func aStyleReceivesThePressedState() {
    struct Growing: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(
          width: configuration.isPressed ? 80 : isEnabled ? 40 : 20, height: 20
        )
        .background(configuration.role == .destructive ? Color.red : Color.blue)
      }
    }
    func screen(isEnabled: Bool) -> Screen {
      Screen {
        Button("a", role: .destructive) {}.probe("button").disabled(!isEnabled)
          .buttonStyle(Growing())
      }
    }
    let enabled = screen(isEnabled: true)
    #expect(enabled.frame("button").width == 40)
    enabled.down(50, 50)
    #expect(enabled.frame("button").width == 80)
    enabled.up(50, 50)
    #expect(enabled.frame("button").width == 40)
    #expect(screen(isEnabled: false).frame("button").width == 20)
  }

  @Test func aPrimitiveStyleDefinesTheInteraction() {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let screen = Screen {
      Button("aaa") { [journal] in journal.note("pressed") }.buttonStyle(Twice())
    }
    screen.tap(50, 50)
    screen.wait(1)
    #expect(journal.entries.isEmpty)
    screen.fingers.doubleTap(at: CGPoint(x: 50, y: 50))
    #expect(journal.entries == ["pressed"])
  }

  @Test func worksInAScrollView() {
    let screen = Screen {
      ScrollView {
        Button("aaa") { [journal] in journal.note("pressed") }.frame(height: 200)
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 50))
    screen.tap(50, 50)
    #expect(journal.entries == ["pressed"])
  }

  @Test func aLabelShowsTextAndSymbol() {
    let screen = Screen(200, 100) {
      Button("aaa", systemImage: "star", role: .cancel) { [journal] in journal.note("pressed") }
    }
    #expect(screen.tree.contains("\"aaa\""))
    #expect(screen.tree.contains("\"star\""))
    screen.tap(100, 50)
    #expect(journal.entries == ["pressed"])
  }

  @Test func aFlexibleButtonTakesTheWidth() {
    func width(_ sizing: ButtonSizing, _ style: some PrimitiveButtonStyle) -> CGFloat {
      Screen(300, 100) {
        Button {
        } label: {
          Color.red.frame(width: 20, height: 10)
        }
        .buttonStyle(style).probe("button").buttonSizing(sizing)
      }
      .frame("button").width
    }
    #expect(width(.flexible, .bordered) == 300)
    #expect(width(.flexible, .borderless) == 300)
    #expect(width(.fitted, .bordered) == 44)
    #expect(width(.automatic, .glass) == 44)
  }

  @Test func stylesOfAnAppReadTheSizing() {
    struct Sized: ButtonStyle {
      @Environment(\.buttonSizing) private var sizing
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.probe(sizing == .flexible ? "flexible" : "other")
      }
    }
    let screen = Screen(300, 100) {
      Button {
      } label: {
        Color.red.frame(width: 20, height: 10)
      }
      .buttonStyle(Sized()).buttonSizing(.flexible)
    }
    #expect(screen.frame("flexible").width == 20)
  }

  /// Also in a condition, and around a style of the app, which has one label.
  @Test func aLabelOfSeveralViewsIsARow() {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(10).probe("framed")
      }
    }
    let isLong = true
    let screen = Screen(300, 200) {
      VStack(spacing: 0) {
        Button {
        } label: {
          Spacer()
          Color.red.frame(width: 20, height: 10).probe("text")
          Spacer()
        }
        .frame(height: 40).probe("button")
        Button {
        } label: {
          if isLong {
            Color.red.frame(width: 20, height: 10)
            Color.blue.frame(width: 30, height: 10)
          }
        }
        .buttonStyle(Framed())
      }
    }
    #expect(screen.frame("button") == CGRect(x: 0, y: 65, width: 300, height: 40))
    #expect(screen.frame("text") == CGRect(x: 140, y: 80, width: 20, height: 10))
    #expect(screen.frame("framed").size == CGSize(width: 78, height: 30))
  }

  /// Buttons of the default style are pressed anywhere in their frame, those of the plain style only
  /// where the label draws.
  @Test func theDefaultStyleTakesTapsInItsFrame() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      VStack(spacing: 0) {
        Button {
          journal.note("default")
        } label: {
          Color.red.frame(width: 10, height: 10).padding(20).probe("default")
        }
        Button {
          journal.note("borderless")
        } label: {
          Text("").padding(20).probe("borderless")
        }
        .buttonStyle(.borderless)
        Button {
          journal.note("plain")
        } label: {
          Color.red.frame(width: 10, height: 10).padding(20).probe("plain")
        }
        .buttonStyle(.plain)
      }
    }
    for name in ["default", "borderless", "plain"] {
      let frame = screen.frame(name)
      screen.tap(frame.minX + 2, frame.minY + 2)
    }
    #expect(journal.take() == ["default", "borderless"])
    let plain = screen.frame("plain")
    screen.tap(plain.midX, plain.midY)
    #expect(journal.take() == ["plain"])
  }
}
