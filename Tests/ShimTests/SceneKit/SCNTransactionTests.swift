import SceneKit
import Testing

@Suite(.serialized) struct SCNTransactionTests {
  @Test func transactionsAreNestedAndCallTheirCompletion() {
    var ended: [String] = []
    SCNTransaction.begin()
    SCNTransaction.animationDuration = 2
    SCNTransaction.completionBlock = { ended.append("outer") }
    SCNTransaction.begin()
    #expect(SCNTransaction.animationDuration == 2)
    SCNTransaction.animationDuration = 1
    SCNTransaction.completionBlock = { ended.append("inner") }
    SCNTransaction.commit()
    #expect(SCNTransaction.animationDuration == 2)
    SCNTransaction.commit()
    #expect(ended == ["inner", "outer"])
    SCNTransaction.commit()
    #expect(SCNTransaction.animationDuration == 0)
  }
}
