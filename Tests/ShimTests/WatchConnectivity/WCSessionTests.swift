import Foundation
import Testing
import WatchConnectivity

private final class Delegate: NSObject, WCSessionDelegate {
  private(set) var states: [WCSessionActivationState] = []
  private(set) var error: (any Error)?
  private(set) var undelivered: [String] = []

  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {
    states.append(activationState)
    self.error = error
  }

  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {
    undelivered.append("\(userInfoTransfer.userInfo.keys) \(error != nil)")
  }

  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {
    undelivered.append("\(fileTransfer.file.fileURL.path) \(error != nil)")
  }
}

@Suite(.serialized) struct WCSessionTests {
  @Test func noWatchIsPaired() {
    #expect(!WCSession.isSupported())
    #expect(!WCSession.default.isReachable)
    #expect(WCSession.default.receivedApplicationContext.isEmpty)
  }

  @Test func theDelegateHearsThatThereIsNoSession() {
    let delegate = Delegate()
    WCSession.default.delegate = delegate
    defer { WCSession.default.delegate = nil }
    WCSession.default.activate()
    #expect(delegate.states == [.notActivated])
    #expect(delegate.error as? WCError == WCError(.deviceNotPaired))
  }

  @Test func messagesFail() {
    var failure: (any Error)?
    WCSession.default.sendMessage(["a": 1]) { _ in
      Issue.record("There is a reply.")
    } errorHandler: {
      failure = $0
    }
    #expect(failure as? WCError == WCError(.notReachable))
    #expect(throws: WCError(.sessionNotActivated)) {
      try WCSession.default.updateApplicationContext(["a": 1])
    }
  }

  @Test func whatIsTransferredDoesNotArrive() {
    let delegate = Delegate()
    WCSession.default.delegate = delegate
    defer { WCSession.default.delegate = nil }
    let transfer = WCSession.default.transferUserInfo(["steps": 3])
    #expect(!transfer.isTransferring && transfer.userInfo["steps"] as? Int == 3)
    WCSession.default.transferFile(URL(fileURLWithPath: "/a.txt"), metadata: nil)
    #expect(delegate.undelivered == ["[\"steps\"] true", "/a.txt true"])
    #expect(WCSession.default.outstandingFileTransfers.isEmpty && !WCSession.default.isPaired)
  }
}
