import Foundation
import MusicKit
import Testing

struct MusicPlayerTests {
  private func song(_ id: Int) throws -> Song {
    try JSONDecoder().decode(
      Song.self, from: Data(#"{"id": "\#(id)", "attributes": {"name": "Song \#(id)"}}"#.utf8))
  }

  @Test func aQueueKeepsItsEntries() async throws {
    let songs = try [1, 2].map(song)
    let queue = ApplicationMusicPlayer.Queue(for: songs, startingAt: songs[1])
    #expect(queue.entries.map(\.title) == ["Song 1", "Song 2"])
    #expect(queue.currentEntry?.title == "Song 2")
    try await queue.insert(song(3), position: .afterCurrentEntry)
    try await queue.insert([song(4)], position: .tail)
    #expect(queue.entries.map(\.id) == ["1", "2", "3", "4"])
    queue.entries.removeFirst()
    #expect(queue.entries.first?.item?.id == "2")
  }

  @Test func nothingPlays() async throws {
    let player = ApplicationMusicPlayer.shared
    player.queue = [try song(1)]
    await #expect(throws: MusicTokenRequestError.permissionDenied) { try await player.play() }
    #expect(player.state.playbackStatus == .stopped)
    #expect(player.queue.currentEntry?.title == "Song 1")
  }
}
