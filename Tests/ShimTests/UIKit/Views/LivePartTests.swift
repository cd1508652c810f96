import ObjectiveCNames
import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// An object that moves the view of a pan by the way of the finger.
private final class Mover: Receiver {
  override func note(_ value: Any?) {
    guard let pan = value as? UIPanGestureRecognizer else { return }
    MainActor.assumeIsolated {
      let way = pan.translation(in: pan.view?.superview)
      pan.view?.transform = CGAffineTransform(translationX: way.x, y: way.y)
    }
  }
}

@MainActor struct LivePartTests {
  private let root = UIView()
  private let card = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))

  private func host() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 200)) { Shown(view: root) }
  }

  /// A red card with a button that counts its taps.
  private func addCard() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 15, width: 60, height: 30)
    button.addAction(UIAction { [root] _ in root.tag += 1 }, for: .touchUpInside)
    card.backgroundColor = .red
    card.addSubview(button)
    root.addSubview(card)
  }

  @Test func aButtonInAViewThatClipsIsTapped() throws {
    addCard()
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    let host = try host()
    try host.tap(on: "Go")
    #expect(root.tag == 1)
    let picture = try host.render()
    #expect(picture[22, 22].green == 255 && picture[70, 25].green < 100)
  }

  @Test func aButtonInATransformedViewIsTappedWhereItIsDrawn() throws {
    addCard()
    card.transform = CGAffineTransform(translationX: 60, y: 100)
    let host = try host()
    host.tap(at: CGPoint(x: 70, y: 50))
    #expect(root.tag == 0)
    host.tap(at: CGPoint(x: 130, y: 150))
    #expect(root.tag == 1)
    let picture = try host.render()
    #expect(picture[30, 30].green == 255 && picture[85, 125].green < 100)
  }

  @Test func aViewInFrontTakesTouchesAndIsDrawnInFront() throws {
    addCard()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    cover.backgroundColor = .blue
    root.addSubview(cover)
    let host = try host()
    host.tap(at: CGPoint(x: 70, y: 50))
    #expect(root.tag == 0)
    #expect(try host.render()[70, 50].red < 100)
    cover.isUserInteractionEnabled = false
    host.tap(at: CGPoint(x: 70, y: 50))
    #expect(root.tag == 1)
  }

  @Test func aFingerMovesAViewByItsTransform() throws {
    let mover = Mover()
    addCard()
    card.addGestureRecognizer(UIPanGestureRecognizer(target: mover, action: "note:"))
    let host = try host()
    host.touchDown(at: CGPoint(x: 30, y: 30))
    host.touchMove(to: CGPoint(x: 90, y: 70), duration: 0.4)
    #expect(card.transform.tx == 60 && card.transform.ty == 40)
    #expect(try host.render()[85, 65].green < 100)
    host.touchUp()
  }

  @Test func aLabelForAssistiveTechnologyIsWhereItsViewIs() throws {
    addCard()
    card.subviews.first?.accessibilityLabel = "Start"
    try host().tap(on: "Start")
    #expect(root.tag == 1)
  }

  @Test func aViewInsideTakesTheTouchesOfAViewThatFollowsFingers() throws {
    let receiver = Receiver(), canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let sticker = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    sticker.addGestureRecognizer(UIPanGestureRecognizer(target: receiver, action: "ping"))
    canvas.addSubview(sticker)
    root.addSubview(canvas)
    let host = try host()
    host.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), duration: 0.2)
    #expect(!receiver.calls.isEmpty && canvas.count == 0)
    host.drag(from: CGPoint(x: 10, y: 160), to: CGPoint(x: 90, y: 160), duration: 0.2)
    #expect(canvas.count > 2)
  }
}

/// A view that follows fingers itself.
private final class Canvas: UIView {
  private(set) var count = 0

  private static let isKnown: Void = _ObjectiveCMethods.add(
    ["touchesBegan(_:with:)"], isMember: { $0 is Canvas.Type }, call: { _, _, _ in nil })

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.isKnown
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
