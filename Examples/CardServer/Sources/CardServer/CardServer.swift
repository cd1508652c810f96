import Cards
import Dispatch
import FlyingFox
import Foundation

/// A server of cards at `/card?title=…`, with `/healthz` and `/metrics`.
///
/// The environment has PORT, PICTURE_HOSTS, which is a list with commas, and CACHE_MEGABYTES.
@main
struct CardServer {
  static func main() async throws {
    let environment = ProcessInfo.processInfo.environment
    let pictures = RemotePictures(
      hosts: Set((environment["PICTURE_HOSTS"] ?? "").split(separator: ",").map(String.init)))
    var limits = CardService.Limits()
    if let megabytes = environment["CACHE_MEGABYTES"].flatMap({ Int($0) }), megabytes >= 0 {
      limits.cacheBytes = min(megabytes, 1 << 20) << 20
    }
    let service = CardService(limits: limits) { try await PostCard.draw($0, pictures: pictures) }
    let server = HTTPServer(
      port: environment["PORT"].flatMap { UInt16($0) } ?? 8080, logger: .disabled)
    await server.appendRoute("GET /healthz") { _ in .text(.ok, "ok\n") }
    await server.appendRoute("GET /metrics") { _ in .text(.ok, await service.metricsText) }
    await server.appendRoute("GET /card") { await response(to: $0, from: service) }

    // Requests that have begun are answered before the process ends.
    let (stops, stop) = AsyncStream.makeStream(of: Void.self)
    let signals = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { @Sendable in stop.yield() }
      source.resume()
      return source
    }
    let stopping = Task {
      for await _ in stops {
        await server.stop(timeout: 10)
        return true
      }
      return false
    }
    do {
      try await server.run()
    } catch {
      // The end of the server is an error too.
      stop.finish()
      guard await stopping.value else {
        log("error: \(error)")
        exit(1)
      }
    }
    signals.forEach { $0.cancel() }
    log("stopped")
  }

  private static func response(
    to request: HTTPRequest, from service: CardService
  ) async -> HTTPResponse {
    let start = ContinuousClock.now
    let response: HTTPResponse
    do {
      let post = try Post(query: request.query.map { ($0.name, $0.value) })
      let image = try await service.image(of: post)
      let headers: HTTPHeaders = [
        HTTPHeader("ETag"): image.entityTag,
        HTTPHeader("Cache-Control"): "public, max-age=86400",
      ]
      if image.isKnown(ifNoneMatch: request.headers[HTTPHeader("If-None-Match")]) {
        response = HTTPResponse(
          statusCode: HTTPStatusCode(304, phrase: "Not Modified"), headers: headers)
      } else {
        var all = headers
        all[.contentType] = "image/png"
        response = HTTPResponse(statusCode: .ok, headers: all, body: image.data)
      }
    } catch CardError.badRequest(let reason) {
      response = .text(.badRequest, reason + "\n")
    } catch CardError.noPicture(let reason) {
      response = .text(HTTPStatusCode(422, phrase: "Unprocessable Content"), reason + "\n")
    } catch CardError.overloaded, CardError.tooSlow {
      var busy = HTTPResponse.text(HTTPStatusCode(503, phrase: "Service Unavailable"), "busy\n")
      busy.headers[HTTPHeader("Retry-After")] = "1"
      response = busy
    } catch {
      log("error: \(error)")
      response = .text(.internalServerError, "the card cannot be drawn\n")
    }
    log(
      "\(request.path) \(response.statusCode.code) \((ContinuousClock.now - start) / .milliseconds(1)) ms"
    )
    return response
  }

  private static func log(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension HTTPResponse {
  fileprivate static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data(text.utf8))
  }
}
