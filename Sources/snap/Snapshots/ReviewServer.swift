import Drawing
import Foundation

/// The page of `snap review --browser`: it shows the pending pictures, and its keys and buttons
/// accept or reject them.
final class ReviewServer: PageContent, @unchecked Sendable {
  private let run: LastRun
  /// The pictures of the page, in the order of ``Review``.
  private let pictures: [SnapshotResult]
  private let server: PageServer
  /// Held during decisions, so that those of two windows follow each other.
  private let lock = NSLock()
  private var isDecided = false
  private var counts: (accepted: Int, rejected: Int) = (0, 0)
  private let end = DispatchSemaphore(value: 0)

  init(run: LastRun, pending: [SnapshotResult]) throws {
    self.run = run
    pictures = Review(pending).pictures
    server = try PageServer(port: 0)
  }

  /// The address of the page, with its secret.
  var address: String { server.access.address }

  /// Serves the page until a decision about each picture is made; returns the numbers of those made
  /// on the page.
  func serve() -> (accepted: Int, rejected: Int) {
    server.start(self)
    end.wait()
    return lock.withLock { counts }
  }

  // MARK: Page

  func page(nonce: String) -> String {
    let token = server.access.token
    let data = ReportData(run: run, results: pictures) { index, part in
      "picture?token=\(token)&index=\(index)&part=\(part)"
    }
    return ReportPage.reviewHTML(json: (try? data.json()) ?? "{}", nonce: nonce)
  }

  /// Returns a picture: a client names it by its index, so that no other file can be read.
  func response(to request: HTTPRequest) -> HTTPResponse? {
    guard request.path == "/picture", let index = request.query["index"].flatMap({ Int($0) }),
      pictures.indices.contains(index), let part = request.query["part"],
      ["expected", "actual", "diff"].contains(part)
    else { return nil }
    let result = pictures[index]
    // The artifacts of a decided picture are gone: the golden is the accepted or the kept picture.
    let golden = result.golden.flatMap {
      GoldenFolders().contain($0) ? URL(fileURLWithPath: $0) : nil
    }
    let artifact = run.file(result, part)
    let file = run.hasFile(artifact) ? artifact : golden
    return file.flatMap(ReportData.png).map {
      HTTPResponse(status: "200 OK", type: "image/png", body: $0)
    }
  }

  // MARK: Decisions

  /// A request of the page.
  private struct Request: Decodable {
    var ids: [String]
    var decision: SnapshotResult.Decision
  }

  /// The answer: the pictures among those asked for that are no longer pending.
  private struct Answer: Encodable {
    var ids: [String]
    var decision: SnapshotResult.Decision
    var problem: String?
  }

  func serve(_ channel: WebSocket) {
    while let text = channel.nextText() {
      guard let request = try? JSONDecoder().decode(Request.self, from: Data(text.utf8)),
        let answer = try? JSONEncoder().encode(answer(to: request))
      else { return channel.close() }
      channel.send(answer)
      if lock.withLock({ isDecided }) { end.signal() }
    }
  }

  private func answer(to request: Request) -> Answer {
    lock.withLock {
      let ids = Set(request.ids)
      let chosen = pictures.filter { ids.contains($0.id) }
      // Another command may have decided meanwhile.
      let before = pendingNames()
      let results = chosen.filter { before.contains($0.id) }
      var answer = Answer(ids: [], decision: request.decision)
      do {
        switch request.decision {
        case .accepted: try run.accept(results)
        case .rejected: try run.reject(results)
        }
      } catch {
        answer.problem = error.userMessage
      }
      // Some of these were decided before a failure.
      let after = pendingNames()
      let count = results.count { !after.contains($0.id) }
      switch request.decision {
      case .accepted: counts.accepted += count
      case .rejected: counts.rejected += count
      }
      answer.ids = chosen.map(\.id).filter { !after.contains($0) }
      isDecided = pictures.allSatisfy { !after.contains($0.id) }
      return answer
    }
  }

  private func pendingNames() -> Set<String> {
    Set(((try? LastRun(in: run.folder)) ?? run).pending.map(\.id))
  }
}
