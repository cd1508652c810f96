import ObjectiveCNames
import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct RecognizerGesturesTests {
  private let receiver = Receiver()

  private func host(_ recognizer: UIGestureRecognizer) throws -> ViewHost {
    let root = UIView(), box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    // A label in the box lets touches through to it.
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = "Box"
    root.addSubview(box)
    box.addSubview(label)
    box.addGestureRecognizer(recognizer)
    return try ViewHost(size: CGSize(width: 200, height: 100)) { Shown(view: root) }
  }

  @Test func aTapIsRecognizedInItsView() throws {
    let tap = UITapGestureRecognizer(target: receiver, action: "note:")
    let host = try host(tap)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(receiver.calls == [])
    host.tap(at: CGPoint(x: 50, y: 40))
    #expect(receiver.calls == ["UITapGestureRecognizer"])
    #expect(tap.location(in: tap.view) == CGPoint(x: 30, y: 20) && tap.state == .possible)
    #expect(tap.location(in: tap.view?.superview) == CGPoint(x: 50, y: 40))
  }

  @Test func aLongPressPreventsATap() throws {
    let tap = UITapGestureRecognizer(target: receiver, action: "note:")
    let host = try host(tap)
    tap.view?.addGestureRecognizer(
      UILongPressGestureRecognizer(target: receiver, action: "note:"))
    host.longPress(at: CGPoint(x: 50, y: 40), duration: 0.8)
    #expect(!receiver.calls.isEmpty && Set(receiver.calls) == ["UILongPressGestureRecognizer"])
    host.tap(at: CGPoint(x: 50, y: 40))
    #expect(receiver.calls.last == "UITapGestureRecognizer")
  }

  @Test func aLongPressOnAControlCancelsItsTouch() throws {
    let root = UIView(), pill = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
    var taps = 0
    pill.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    pill.addGestureRecognizer(UILongPressGestureRecognizer(target: receiver, action: "note:"))
    root.addSubview(pill)
    let host = try ViewHost(size: CGSize(width: 200, height: 100)) { Shown(view: root) }
    host.tap(at: CGPoint(x: 50, y: 40))
    #expect(taps == 1 && receiver.calls == [])
    host.touchDown(at: CGPoint(x: 50, y: 40))
    host.advance(by: 0.6)
    #expect(receiver.calls == ["UILongPressGestureRecognizer"])
    host.touchUp()
    #expect(taps == 1)
  }

  @Test func aPanMovesAView() throws {
    let pan = UIPanGestureRecognizer(target: receiver, action: "ping")
    let host = try host(pan)
    host.drag(from: CGPoint(x: 30, y: 40), to: CGPoint(x: 90, y: 40), duration: 0.3)
    #expect(receiver.calls.count > 2 && pan.translation(in: pan.view).x == 60)
    pan.setTranslation(.zero, in: pan.view)
    #expect(pan.translation(in: pan.view) == .zero)
  }

  @Test(arguments: [(CGFloat(90), 1), (30, 0)])
  func aSwipeHasADirection(end: CGFloat, count: Int) throws {
    let swipe = UISwipeGestureRecognizer(target: receiver, action: "ping")
    let host = try host(swipe)
    host.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: end, y: 40), duration: 0.2)
    #expect(receiver.calls.count == count)
  }

  @Test func aDelegateMayRefuse() throws {
    final class Card: UIView, UIGestureRecognizerDelegate {}
    #expect(Card().gestureRecognizerShouldBegin(UITapGestureRecognizer()))
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let tap = UITapGestureRecognizer(target: receiver, action: "ping"), delegate = Refusing()
    tap.delegate = delegate
    try host(tap).tap(at: CGPoint(x: 50, y: 40))
    #expect(receiver.calls == [])
  }

  @Test func aLongPressBeginsMovesAndEnds() throws {
    let press = UILongPressGestureRecognizer(target: receiver, action: "note:")
    let host = try host(press)
    host.touchDown(at: CGPoint(x: 50, y: 40))
    host.advance(by: 0.6)
    #expect(press.state == .began && receiver.calls.count == 1)
    #expect(press.location(in: press.view) == CGPoint(x: 30, y: 20))
    host.touchMove(to: CGPoint(x: 80, y: 40), duration: 0.1)
    #expect(press.state == .changed && press.location(in: press.view).x == 60)
    host.touchUp()
    #expect(press.state == .possible && receiver.calls.count > 2)
  }

  @Test func theAppSetsBackTheScaleOfAPinchAndTheAngleOfARotation() throws {
    let pinch = UIPinchGestureRecognizer(target: receiver, action: "ping")
    var host = try host(pinch)
    host.touchDown(at: CGPoint(x: 40, y: 40), finger: 0)
    host.touchDown(at: CGPoint(x: 80, y: 40), finger: 1)
    host.touchMove(to: CGPoint(x: 100, y: 40), duration: 0.1, finger: 1)
    #expect(abs(pinch.scale - 1.5) < 0.01 && pinch.numberOfTouches == 2)
    pinch.scale = 1
    host.touchMove(to: CGPoint(x: 115, y: 40), duration: 0.1, finger: 1)
    #expect(abs(pinch.scale - 1.25) < 0.01)
    let rotation = UIRotationGestureRecognizer(target: receiver, action: "ping")
    host = try self.host(rotation)
    host.touchDown(at: CGPoint(x: 60, y: 40), finger: 0)
    host.touchDown(at: CGPoint(x: 90, y: 40), finger: 1)
    host.touchMove(to: CGPoint(x: 60, y: 70), finger: 1)
    #expect(abs(rotation.rotation - .pi / 2) < 0.01)
    rotation.rotation = 0
    host.touchMove(to: CGPoint(x: 30, y: 40), finger: 1)
    #expect(abs(rotation.rotation - .pi / 2) < 0.01)
  }

  @Test(arguments: [(CGFloat(5), 1), (40, 0)])
  func aPanFromAnEdgeBeginsThere(start: CGFloat, count: Int) throws {
    let pan = UIScreenEdgePanGestureRecognizer(target: receiver, action: "ping")
    pan.edges = .left
    let host = try host(pan)
    host.touchDown(at: CGPoint(x: 20 + start, y: 40))
    host.touchMove(to: CGPoint(x: 100, y: 40), duration: 0.2)
    #expect(receiver.calls.isEmpty == (count == 0))
  }
}
