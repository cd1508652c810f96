import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct CAAnimationTests {
  /// A host with a black bar on white, 10 points wide, that an animation moves.
  private func host(_ animation: @escaping @MainActor () -> CAAnimation) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 100, height: 20)) {
      Shown {
        let view = UIView()
        let bar = CALayer()
        bar.backgroundColor = UIColor.black.cgColor
        bar.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        view.layer.addSublayer(bar)
        bar.add(animation(), forKey: "move")
        return view
      }
    }
  }

  @Test func aLayerIsWhereItsAnimationIsAtTheTime() throws {
    let host = try host {
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (5, 95, 2)
      return move
    }
    #expect(try host.render()[5, 10].red == 0)
    host.advance(by: 1)
    let half = try host.render()
    #expect(half[50, 10].red == 0 && half[5, 10].red == 255)
    host.advance(by: 2)
    #expect(try host.render()[5, 10].red == 0)
  }

  @Test func valuesOfFoundationHoldTransforms() throws {
    let host = try host {
      let move = CABasicAnimation(keyPath: "transform")
      move.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      move.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(80, 0, 0))
      move.duration = 2
      return move
    }
    #expect(try host.render()[5, 10].red == 0)
    host.advance(by: 1)
    let half = try host.render()
    #expect(half[45, 10].red == 0 && half[5, 10].red == 255)
  }

  @Test func keyframesHaveTimes() throws {
    let host = try host {
      let move = CAKeyframeAnimation(keyPath: "position.x")
      move.values = [5, 95, 45]
      move.keyTimes = [0, 0.25, 1]
      move.duration = 4
      return move
    }
    _ = try host.render()
    host.advance(by: 1)
    #expect(try host.render()[95, 10].red == 0)
  }

  @Test func aGroupGivesItsDurationToItsAnimations() throws {
    let host = try host {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (1, 0)
      let group = CAAnimationGroup()
      group.animations = [fade]
      group.duration = 2
      group.autoreverses = true
      group.repeatCount = .infinity
      return group
    }
    _ = try host.render()
    host.advance(by: 1)
    let pixel = try host.render()[5, 10]
    #expect(abs(Int(pixel.red) - 128) < 8)
  }

  /// The frequency is 10 and the damping ratio 0.5, so the first peak is 16.3 % beyond the end, at
  /// π/√75 seconds.
  @Test func aSpringGoesBeyondItsEnd() throws {
    let host = try host {
      let move = CASpringAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (5, 45, 2)
      return move
    }
    _ = try host.render()
    host.advance(by: 0.3628)
    let picture = try host.render()
    #expect(picture[48, 10].red == 0 && picture[54, 10].red == 0)
    #expect(picture[44, 10].red == 255 && picture[59, 10].red == 255)
  }

  @Test func aCurveIsSlowAtItsEnds() {
    let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    var points: [Float] = [0, 0]
    curve.getControlPoint(at: 1, values: &points)
    #expect(points == [0.42, 0])
  }
}
