import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

private protocol Loader {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
  func download(for request: URLRequest) async throws -> (URL, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Loader {}

struct URLSession_RequestsTests {
  @Test func aSessionMeetsTheRequirementsOfALoader() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    let loader: any Loader = URLSession.shared
    await #expect(throws: (any Error).self) { try await loader.data(from: file) }
  }
}
