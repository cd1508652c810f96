import Foundation
import MultipeerConnectivity
import Testing

@MainActor struct MCSessionTests {
  private final class Chat: NSObject, MCSessionDelegate {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {}
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(
      _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
      fromPeer peerID: MCPeerID
    ) {}
    func session(
      _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
      fromPeer peerID: MCPeerID, with progress: Progress
    ) {}
    func session(
      _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
      fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
    ) {}
  }
  private final class Search: NSObject, MCBrowserViewControllerDelegate {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {}
  }

  @Test func nobodyIsNear() {
    let (chat, search, peer) = (Chat(), Search(), MCPeerID(displayName: "A"))
    let session = MCSession(peer: peer)
    session.delegate = chat
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data(), toPeers: [peer], with: .reliable)
    }
    var failures = 0
    let progress = session.sendResource(
      at: URL(fileURLWithPath: "/a"), withName: "a", toPeer: peer
    ) { error in failures += error == nil ? 0 : 1 }
    #expect(progress == nil && failures == 1)
    let browser = MCBrowserViewController(serviceType: "chat", session: session)
    browser.delegate = search
    #expect(browser.browser?.serviceType == "chat" && browser.maximumNumberOfPeers == 8)
  }
}
