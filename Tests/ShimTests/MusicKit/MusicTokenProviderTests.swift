import Foundation
import MusicKit
import Testing

struct MusicTokenProviderTests {
  private final class Provider: MusicUserTokenProvider, MusicDeveloperTokenProvider,
    @unchecked Sendable
  {
    func developerToken(options: MusicTokenRequestOptions) async throws -> String { "token" }
  }

  @Test func aProviderIsKept() async throws {
    let former = MusicDataRequest.tokenProvider
    defer { MusicDataRequest.tokenProvider = former }
    #expect(former is DefaultMusicTokenProvider)
    MusicDataRequest.tokenProvider = Provider()
    #expect(try await MusicDataRequest.tokenProvider.developerToken(options: []) == "token")
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      try await MusicDataRequest.tokenProvider.userToken(for: "token", options: .ignoreCache)
    }
  }
}
