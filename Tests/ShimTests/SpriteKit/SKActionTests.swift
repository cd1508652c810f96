import SpriteKit
import Testing

@MainActor struct SKActionTests {
  @Test func actionsKnowHowLongTheyLast() {
    let wait = SKAction.wait(forDuration: 2)
    #expect(SKAction.sequence([wait, .fadeOut(withDuration: 1)]).duration == 3)
    #expect(SKAction.group([wait, .fadeOut(withDuration: 1)]).duration == 2)
    #expect(SKAction.repeat(wait, count: 3).duration == 6)
  }

  @Test func sequencesKeepTheirFrames() {
    let sequence = SKKeyframeSequence(keyframeValues: [1, 2], times: [0, 1])
    sequence.addKeyframeValue(3, time: 2)
    #expect(sequence.count() == 3 && sequence.getKeyframeTime(for: 2) == 2)
    #expect(sequence.getKeyframeValue(for: 9) as? Int == 0)
  }
}
