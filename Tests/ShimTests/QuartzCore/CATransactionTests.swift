import SwiftUI
import Testing

private struct Screen: UIViewRepresentable {
  let act: @MainActor (CALayer) -> Void
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    act(view.layer)
    return view
  }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct CATransactionTests {
  /// Shows a view with a layer, for three seconds.
  private func show(_ act: @escaping @MainActor (CALayer) -> Void) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 20, height: 20)) { Screen(act: act) }
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test func theCompletionWaitsForTheAnimationsOfTheGroup() throws {
    let log = Log()
    let host = try show { layer in
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.entries.append("end") }
      CATransaction.begin()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 2)
      layer.add(fade, forKey: "fade")
      CATransaction.commit()
      CATransaction.commit()
      log.entries.append("start")
    }
    host.advance(by: 1.9)
    #expect(log.entries == ["start"])
    host.advance(by: 0.2)
    #expect(log.entries == ["start", "end"])
  }

  @Test func aRemovedAnimationEndsToo() throws {
    let log = Log()
    let host = try show { layer in
      CATransaction.setCompletionBlock { log.entries.append("end") }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = .infinity
      layer.add(fade, forKey: "fade")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { layer.removeAllAnimations() }
    }
    host.advance(by: 0.5)
    #expect(log.entries.isEmpty)
    host.advance(by: 1)
    #expect(log.entries == ["end"])
  }

  @Test func aGroupWithoutAnimationsEndsAtOnce() {
    let log = Log()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.entries.append("end") }
    #expect(log.entries.isEmpty)
    CATransaction.commit()
    #expect(log.entries == ["end"])
  }

  @Test func animationsWithoutADurationHaveThatOfTheGroup() throws {
    let log = Log()
    let host = try show { layer in
      CATransaction.begin()
      CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setCompletionBlock { log.entries.append("end") }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      if CATransaction.disableActions() { log.entries.append("disabled") }
      CATransaction.commit()
      log.entries.append("\(CATransaction.animationDuration()) \(CATransaction.disableActions())")
    }
    host.advance(by: 1.4)
    #expect(log.entries == ["disabled", "0.25 false"])
    host.advance(by: 0.2)
    #expect(log.entries.last == "end")
  }
}
