import Foundation
import Testing

@testable import snap

struct ReviewServerTests {
  private let run: SampleRun

  init() throws {
    run = try SampleRun()
    try run.write([
      run.result("Card/1", .changed, cause: "padding"), run.result("Card/2", .changed),
      run.result("Card/3", .missing), run.result("Card/4", .passed),
    ])
  }

  /// A server in a thread, and a WebSocket of its page.
  private final class Review: @unchecked Sendable {
    let server: ReviewServer
    let page: PageClient
    private let query: String
    private let headers: [String: String]
    private let port: UInt16
    private let end = DispatchSemaphore(value: 0)
    private var result = (accepted: 0, rejected: 0)

    init(_ run: LastRun) throws {
      server = try ReviewServer(run: run, pending: run.pending)
      let address = try #require(URLComponents(string: server.address))
      port = UInt16(try #require(address.port))
      query = try #require(address.query)
      headers = ["Host": "127.0.0.1:\(port)"]
      page = try PageClient(port: port)
      let (server, end) = (server, end)
      Thread.detachNewThread { [self] in
        result = server.serve()
        end.signal()
      }
      let head = try page.request(
        "/session?\(query)",
        headers: headers.merging([
          "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
          "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]) { $1 })
      #expect(head.hasPrefix("HTTP/1.1 101"))
    }

    func status(_ target: String) throws -> String {
      let head = try PageClient(port: port).request("\(target)&\(query)", headers: headers)
      return String(head.dropFirst("HTTP/1.1 ".count).prefix(3))
    }

    /// Returns the pictures that are decided, and the problem.
    func decide(_ ids: [String], _ decision: String) throws -> (ids: [String], problem: String?) {
      try page.send(JSONSerialization.data(withJSONObject: ["ids": ids, "decision": decision]))
      let answer = try #require(
        try JSONSerialization.jsonObject(with: page.nextText()) as? [String: Any])
      #expect(answer["decision"] as? String == decision)
      return (answer["ids"] as? [String] ?? [], answer["problem"] as? String)
    }

    /// Waits for the end, and returns the counts of decisions.
    func counts() -> [Int] {
      end.wait()
      return [result.accepted, result.rejected]
    }
  }

  @Test func decisionsOfThePageArePerformed() throws {
    let review = try Review(run.lastRun())
    #expect(try review.decide(["Card/2", "Card/1"], "accepted").ids == ["Card/1", "Card/2"])
    #expect(run.text("__Snapshots__/Card/1.png")?.hasSuffix("Card/1") == true)
    #expect(try run.lastRun().pending.map(\.id) == ["Card/3"])
    // A second window asks for one that is decided.
    #expect(try review.decide(["Card/1"], "rejected").ids == ["Card/1"])
    #expect(run.text("__Snapshots__/Card/1.png") != nil)
    // Others than those of the page are not touched.
    #expect(try review.decide(["Card/4", "../Card/4"], "accepted").ids == [])
    #expect(try review.decide(["Card/3"], "rejected").ids == ["Card/3"])
    #expect(review.counts() == [2, 1])
    #expect(try run.lastRun().results.map(\.decision) == [.accepted, .accepted, .rejected, nil])
  }

  @Test func onlyPicturesOfTheReviewAreServed() throws {
    let review = try Review(run.lastRun())
    #expect(try review.status("/picture?index=0&part=actual") == "200")
    #expect(try review.status("/picture?index=0&part=diff") == "200")
    // Nothing was recorded for it.
    #expect(try review.status("/picture?index=2&part=expected") == "404")
    for query in [
      "index=3&part=actual", "index=-1&part=actual", "index=0&part=layout", "part=actual",
      "index=0&part=../../Card", "index=0",
    ] {
      #expect(try review.status("/picture?\(query)") == "404")
    }
    #expect(try review.status("/run.jsonl?") == "404")
    // The artifacts of an accepted picture are gone; its golden is shown.
    #expect(try review.decide(["Card/1"], "accepted").ids == ["Card/1"])
    #expect(try review.status("/picture?index=0&part=actual") == "200")
    #expect(try review.decide(["Card/2", "Card/3"], "rejected").problem == nil)
    #expect(review.counts() == [1, 2])
  }

  @Test func aFailureIsToldAndLeavesThePicturePending() throws {
    try Data("no PNG".utf8).write(to: run.folder.appendingPathComponent("Card/2.actual.png"))
    let review = try Review(run.lastRun())
    let answer = try review.decide(["Card/1", "Card/2", "Card/3"], "accepted")
    #expect(answer.ids == ["Card/1"])
    #expect(answer.problem?.contains("Card/2.actual.png: it is not a PNG") == true)
    #expect(try review.decide(["Card/2", "Card/3"], "rejected").ids == ["Card/2", "Card/3"])
    #expect(review.counts() == [1, 2])
  }

  @Test func anUnknownMessageEndsTheConnection() throws {
    let review = try Review(run.lastRun())
    try review.page.send(Data(#"{"ids":["Card/1"],"decision":"burned"}"#.utf8))
    #expect(review.page.waitsForEnd())
    #expect(try run.lastRun().pending.count == 3)
  }
}
