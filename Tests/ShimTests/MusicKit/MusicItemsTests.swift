import Foundation
import MusicKit
import Testing

struct MusicItemsTests {
  static let song = #"""
    {"id": "1", "type": "songs", "attributes": {
      "name": "One", "artistName": "Two", "albumName": "Three", "durationInMillis": 184000,
      "releaseDate": "2021-06-07", "genreNames": ["Pop"],
      "artwork": {"width": 300, "height": 200, "url": "https://a.b/{w}x{h}.jpg"}}}
    """#

  @Test func aSongHasTheAttributesOfItsData() throws {
    let song = try JSONDecoder().decode(Song.self, from: Data(Self.song.utf8))
    #expect(song.id == "1" && song.title == "One" && song.artistName == "Two")
    #expect(song.albumTitle == "Three" && song.duration == 184 && song.genreNames == ["Pop"])
    #expect(song.releaseDate == Date(timeIntervalSince1970: 1_623_024_000))
    #expect(song.artwork?.maximumHeight == 200)
    #expect(song.artwork?.url(width: 10, height: 20)?.absoluteString == "https://a.b/10x20.jpg")
    #expect(song.tracksOfItsAlbums.isEmpty)
    #expect(try JSONDecoder().decode(Song.self, from: JSONEncoder().encode(song)) == song)
  }

  @Test func aCollectionIsAPageOrAnArray() throws {
    for text in ["[\(Self.song)]", #"{"data": [\#(Self.song)]}"#] {
      let songs = try JSONDecoder().decode(
        MusicItemCollection<Song>.self, from: Data(text.utf8))
      #expect(songs.map(\.title) == ["One"] && !songs.hasNextBatch)
    }
  }

  @Test func aTrackIsASongOrAVideo() throws {
    let video = Self.song.replacing("\"songs\"", with: "\"music-videos\"")
    let tracks = try JSONDecoder().decode(
      [Track].self, from: Data("[\(Self.song), \(video)]".utf8))
    guard case .song = tracks[0], case .musicVideo = tracks[1] else {
      Issue.record("\(tracks)")
      return
    }
    #expect(tracks.allSatisfy { $0.title == "One" && $0.id == "1" })
    #expect(try JSONDecoder().decode([Track].self, from: JSONEncoder().encode(tracks)) == tracks)
  }

  @Test func requestsFail() async throws {
    let song = try JSONDecoder().decode(Song.self, from: Data(Self.song.utf8))
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      _ = try await song.with([.albums, .artists])
    }
    await #expect(throws: MusicTokenRequestError.permissionDenied) {
      var request = MusicLibraryRequest<Song>()
      request.filter(matching: \.title, contains: "O")
      request.sort(by: \.libraryAddedDate, ascending: true)
      _ = try await request.response()
    }
  }
}

extension Song {
  fileprivate var tracksOfItsAlbums: [Track] { albums?.flatMap { $0.tracks ?? [] } ?? [] }
}
