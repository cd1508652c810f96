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
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let tap = UITapGestureRecognizer(target: receiver, action: "ping"), delegate = Refusing()
    tap.delegate = delegate
    try host(tap).tap(at: CGPoint(x: 50, y: 40))
    #expect(receiver.calls == [])
  }
}
