import Foundation
import LayoutDSL
import SystemIntegration
import Testing

/// A view that makes its layers and a label in its layout, and counts its layouts.
private final class Board: UIView {
  let label = UIView()
  let cell = CALayer()
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    label.frame = bounds.insetBy(dx: 5, dy: 5)
    label.invalidateIntrinsicContentSize()
    cell.removeFromSuperlayer()
    layer.addSublayer(cell)
    setNeedsLayout()
  }
}

private struct Shown: UIViewRepresentable {
  let view: Board
  func makeUIView(context: Context) -> Board { view }
  func updateUIView(_ uiView: Board, context: Context) {}
}

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

  @Test func subviewsAreLaidOutOnlyAfterAChange() {
    let board = Board()
    let screen = Screen(100, 100) { Shown(view: board) }
    func count() -> Int {
      for _ in 0..<3 { _ = screen.list }
      return board.count
    }
    #expect(count() == 1)
    #expect(!board.layer.needsLayout())
    board.setNeedsLayout()
    #expect(count() == 2)
    board.addSubview(board.label)
    #expect(count() == 3)
    board.label.invalidateIntrinsicContentSize()
    #expect(count() == 4)
    board.label.removeFromSuperview()
    #expect(count() == 5)
    screen.resize(120, 100)
    #expect(count() == 6)
    #expect(board.label.frame == CGRect(x: 5, y: 5, width: 110, height: 90))
    board.layoutIfNeeded()
    #expect(board.count == 6)
    board.setNeedsLayout()
    board.layoutIfNeeded()
    #expect(board.count == 7)
  }

  @Test func animationsCanBeSwitchedOff() {
    defer { UIView.setAnimationsEnabled(true) }
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
  }
}
