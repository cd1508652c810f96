import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct CATransitionTests {
  /// A black layer, 100 points wide, that becomes white.
  private func host(_ type: CATransitionType, _ subtype: CATransitionSubtype?) throws -> ViewHost {
    let host = try ViewHost(size: CGSize(width: 100, height: 20)) {
      Shown {
        let view = UIView()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        layer.backgroundColor = UIColor.black.cgColor
        view.layer.addSublayer(layer)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 2)
        layer.add(transition, forKey: nil)
        layer.backgroundColor = UIColor.white.cgColor
        return view
      }
    }
    _ = try host.render()
    host.advance(by: 1)
    return host
  }

  @Test func aFadeIsBetweenTheTwoDrawings() throws {
    #expect((126...129).contains(try host(.fade, nil).render()[50, 10].red))
  }

  @Test func aPushMovesTheNewDrawingInFromItsSide() throws {
    let right = try host(.push, .fromRight).render()
    #expect(right[25, 10].red == 0 && right[75, 10].red == 255)
    let left = try host(.moveIn, .fromLeft).render()
    #expect(left[25, 10].red == 255 && left[75, 10].red == 0)
  }

  @Test func aRevealMovesTheFormerDrawingAway() throws {
    let host = try host(.reveal, .fromLeft)
    #expect(try host.render()[25, 10].red == 255)
    #expect(try host.render()[75, 10].red == 0)
    host.advance(by: 1.1)
    #expect(try host.render()[75, 10].red == 255)
  }
}
