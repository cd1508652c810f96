// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// A player, which plays nothing.
open class MusicPlayer: ObservableObject, @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  public enum RepeatMode: Hashable, CaseIterable, Sendable { case none, one, all }
  public enum ShuffleMode: Hashable, CaseIterable, Sendable { case off, songs }

  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    @Published public var playbackRate: Float = 1
    @Published public var repeatMode: RepeatMode?
    @Published public var shuffleMode: ShuffleMode?
  }

  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }

    public struct Entry: Identifiable, Hashable, Sendable {
      public enum Item: PlayableMusicItem {
        case song(Song), musicVideo(MusicVideo)
        public var id: MusicItemID {
          switch self {
          case .song(let song): song.id
          case .musicVideo(let video): video.id
          }
        }
        var attributes: MusicAttributes? {
          switch self {
          case .song(let song): song.attributes
          case .musicVideo(let video): video.attributes
          }
        }
      }
      public let id: String
      public let item: Item?
      public let title: String
      public var subtitle: String? = nil
      public var artwork: Artwork? = nil
      public var startTime: TimeInterval?
      public var endTime: TimeInterval?
      public var isTransient: Bool { item == nil }
      public init(
        _ playableMusicItem: any PlayableMusicItem, startTime: TimeInterval? = nil,
        endTime: TimeInterval? = nil
      ) {
        let track = playableMusicItem as? Track
        let item: Item? =
          switch (playableMusicItem, track) {
          case (let song as Song, _), (_, .song(let song)?): .song(song)
          case (let video as MusicVideo, _), (_, .musicVideo(let video)?): .musicVideo(video)
          default: nil
          }
        let attributes = item?.attributes
        self.item = item
        id = playableMusicItem.id.rawValue
        title = attributes?.name ?? ""
        subtitle = attributes?.artistName
        artwork = attributes?.artwork
        (self.startTime, self.endTime) = (startTime, endTime)
      }
    }

    @Published public var currentEntry: Entry?
    @Published var contents: [Entry] = []

    public required init(arrayLiteral elements: any PlayableMusicItem...) {
      start(elements.map { Entry($0) }, at: nil)
    }
    public required init<S: Sequence>(for items: S, startingAt startItem: S.Element? = nil)
    where S.Element: PlayableMusicItem {
      start(items.map { Entry($0) }, at: startItem?.id.rawValue)
    }
    public required init(for items: some Sequence<any PlayableMusicItem>) {
      start(items.map { Entry($0) }, at: nil)
    }
    public required init<S: Sequence>(_ entries: S, startingAt startEntry: S.Element? = nil)
    where S.Element == Entry { start(Array(entries), at: startEntry?.id) }
    public required init(album: Album, startingAt startTrack: Track) {
      start([Entry(startTrack)], at: nil)
    }
    public required init(playlist: Playlist, startingAt startPlaylistEntry: Playlist.Entry) {}

    private func start(_ entries: [Entry], at id: String?) {
      contents = entries
      currentEntry = entries.first { $0.id == id } ?? entries.first
    }

    public func insert(_ entry: Entry, position: EntryInsertionPosition) async throws {
      try await insert([entry], position: position)
    }
    public func insert<S: Sequence>(_ entries: S, position: EntryInsertionPosition) async throws
    where S.Element == Entry {
      let current = contents.firstIndex { $0.id == currentEntry?.id }
      let index = position == .tail ? contents.count : (current.map { $0 + 1 } ?? 0)
      contents.insert(contentsOf: Array(entries), at: index)
    }
    public func insert(
      _ item: any PlayableMusicItem, position: EntryInsertionPosition
    ) async throws { try await insert([Entry(item)], position: position) }
    public func insert<S: Sequence>(_ items: S, position: EntryInsertionPosition) async throws
    where S.Element: PlayableMusicItem {
      try await insert(items.map { Entry($0) }, position: position)
    }
  }

  public let state = State()
  open var playbackTime: TimeInterval = 0
  open var isPreparedToPlay: Bool { false }
  open func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }
  open func play() async throws { throw MusicTokenRequestError.permissionDenied }
  open func pause() {}
  open func stop() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
  open func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
  open func restartCurrentEntry() {}
}

public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
  public var queue: MusicPlayer.Queue = []
}

public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
  public var queue: Queue = []

  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    public struct Entries: RandomAccessCollection, RangeReplaceableCollection, MutableCollection,
      Sendable
    {
      var elements: [Entry]
      public init() { elements = [] }
      public var startIndex: Int { 0 }
      public var endIndex: Int { elements.count }
      public subscript(position: Int) -> Entry {
        get { elements[position] }
        set { elements[position] = newValue }
      }
      public mutating func replaceSubrange(
        _ range: Range<Int>, with entries: some Collection<Entry>
      ) { elements.replaceSubrange(range, with: entries) }
    }
    public var entries: Entries {
      get { Entries(contents) }
      set { contents = newValue.elements }
    }
  }
}
