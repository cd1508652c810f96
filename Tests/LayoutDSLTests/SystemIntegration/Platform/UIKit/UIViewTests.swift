import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@MainActor struct UIViewTests {
  /// A view in a view, and a hidden one in front of it.
  private func family() -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    let hidden = UIView(frame: inner.frame)
    hidden.isHidden = true
    outer.addSubview(inner)
    outer.addSubview(hidden)
    return (outer, inner)
  }

  @Test func pointsAreConverted() {
    let (outer, inner) = family()
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 6, y: 8))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 16, y: 28))
    #expect(inner.convert(CGPoint(x: 16, y: 28), from: nil) == point)
    let rect = CGRect(origin: point, size: CGSize(width: 3, height: 4))
    #expect(outer.convert(outer.convert(rect, to: inner), from: inner) == rect)
  }

  @Test func theFrontmostVisibleViewIsHit() {
    let (outer, inner) = family()
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 101, y: 0), with: nil) == nil)
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
  }

  @Test func animationsCanBeSwitchedOff() {
    defer { UIView.setAnimationsEnabled(true) }
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
  }
}
