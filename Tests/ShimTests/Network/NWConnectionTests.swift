import Dispatch
import Network
import Testing

struct NWConnectionTests {
  @Test func aConnectionFailsWithoutANetwork() async {
    let connection = NWConnection(host: "example.com", port: 443, using: .tls)
    let state = await withCheckedContinuation { continuation in
      connection.stateUpdateHandler = { continuation.resume(returning: $0) }
      connection.start(queue: DispatchQueue(label: "network"))
    }
    #expect(state == .failed(.posix(.ENETDOWN)))
  }
}
