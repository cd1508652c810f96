import Testing

@testable import SpriteKit

@MainActor struct SKActionTests {
  /// A node after actions have run for some frames.
  private func node(_ action: SKAction, frames: [Double]) -> SKSpriteNode {
    let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    node.run(action)
    for time in frames { node.advanceActions(by: time) }
    return node
  }

  @Test func actionsKnowHowLongTheyLast() {
    let wait = SKAction.wait(forDuration: 2)
    #expect(SKAction.sequence([wait, .fadeOut(withDuration: 1)]).duration == 3)
    #expect(SKAction.group([wait, .fadeOut(withDuration: 1)]).duration == 2)
    #expect(SKAction.repeat(wait, count: 3).duration == 6)
    #expect(SKAction.wait(forDuration: -.infinity).duration == 0)
  }

  @Test func valuesChangeOverTime() {
    let move = node(.moveBy(x: 10, y: -20, duration: 2), frames: [0.5, 0.5])
    #expect(move.position == CGPoint(x: 5, y: -10) && move.hasActions())
    #expect(node(.move(to: CGPoint(x: 8, y: 4), duration: 1), frames: [2]).position.x == 8)
    #expect(node(.fadeAlpha(to: 0, duration: 1), frames: [0.25]).alpha == 0.75)
    #expect(node(.scale(to: 3, duration: 1), frames: [0.5]).xScale == 2)
    #expect(node(.resize(toWidth: 30, duration: 1), frames: [0.5]).size.width == 20)
    let eased = SKAction.moveTo(x: 1, duration: 1)
    eased.timingMode = .easeIn
    #expect(node(eased, frames: [0.5]).position.x == 0.25)
  }

  /// The rest of a frame belongs to the next action, so durations add up at any frame rate.
  @Test func sequencesKeepTheTime() {
    let steps = SKAction.sequence([
      .moveBy(x: 10, y: 0, duration: 0.5), .wait(forDuration: 0.5),
      .moveBy(x: 10, y: 0, duration: 1),
    ])
    #expect(node(steps, frames: [1.5]).position.x == 15)
    #expect(node(steps, frames: Array(repeating: 0.3, count: 5)).position.x == 15)
    let twice = node(.repeat(.moveBy(x: 1, y: 0, duration: 1), count: 2), frames: [1, 1, 1])
    #expect(twice.position.x == 2 && !twice.hasActions())
  }

  @Test func anEndlessRepetitionOfNothingEndsTheFrame() {
    var count = 0
    let running = node(.repeatForever(.run { count += 1 }), frames: [1, 1])
    #expect(count == 2 && running.hasActions())
  }

  @Test func callsAreMadeOnce() {
    var calls: [String] = []
    let node = SKNode()
    let parent = SKNode()
    parent.addChild(node)
    node.run(.sequence([.run { calls.append("run") }, .removeFromParent()])) {
      calls.append("done")
    }
    node.advanceActions(by: 0)
    node.advanceActions(by: 1)
    #expect(calls == ["run", "done"] && node.parent == nil)
  }

  @Test func keysNameActions() {
    let node = SKNode()
    node.run(.wait(forDuration: 1), withKey: "a")
    node.run(.wait(forDuration: 2), withKey: "a")
    #expect(node.action(forKey: "a")?.duration == 2)
    node.removeAction(forKey: "a")
    #expect(!node.hasActions())
  }

  @Test func changesAreTakenBack() {
    let there = SKAction.sequence([
      .moveBy(x: 4, y: 0, duration: 1), .rotate(byAngle: 2, duration: 1),
    ])
    let back = node(.sequence([there, there.reversed()]), frames: [4])
    #expect(back.position.x == 0 && back.zRotation == 0)
    #expect(node(.hide().reversed(), frames: [0]).isHidden == false)
  }

  @Test func aPathIsFollowed() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let follow = SKAction.follow(path, asOffset: false, orientToPath: true, speed: 10)
    #expect(follow.duration == 2)
    let node = node(follow, frames: [1.5])
    #expect(node.position == CGPoint(x: 10, y: 5) && abs(node.zRotation) < 1e-9)
  }

  @Test func sequencesKeepTheirFrames() {
    let sequence = SKKeyframeSequence(keyframeValues: [1, 2], times: [0, 1])
    sequence.addKeyframeValue(3, time: 2)
    #expect(sequence.count() == 3 && sequence.getKeyframeTime(for: 2) == 2)
    #expect(sequence.getKeyframeValue(for: 9) as? Int == 0)
  }
}
