import Foundation
import Render

#if os(Linux)
  import Glibc

  /// Waits for changes of the files in folders; the system reports them, so nothing is polled.
  final class FileWatch {
    private let queue: Int32
    private var folders: [Int32: String] = [:]
    /// The only names that count in a folder; nil for all.
    private var names: [Int32: Set<String>] = [:]
    private let isIgnored: (String) -> Bool
    /// The files that were moved into a folder and not written since, by their paths.
    private var moved: [String: FileStamp] = [:]

    /// Changes of hidden files, and of files whose paths are ignored, do not count.
    init(isIgnored: @escaping (String) -> Bool = { _ in false }) throws {
      queue = inotify_init1(Int32(IN_CLOEXEC))
      self.isIgnored = isIgnored
      guard queue >= 0 else {
        throw Failure.unreadable(path: "changes of files", reason: systemErrorReason())
      }
    }

    deinit { close(queue) }

    /// Also watches these folders, without the folders in them.
    func add(_ folders: [String]) {
      let changes = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      for folder in folders {
        let watch = inotify_add_watch(queue, folder, UInt32(changes | IN_ONLYDIR))
        guard watch >= 0 else { continue }
        self.folders[watch] = folder
        names[watch] = nil
      }
    }

    /// Also watches whether folders are removed or made.
    func addExistence(of folders: [String]) {
      for url in folders.map({ URL(fileURLWithPath: $0) }) where url.path != "/" {
        let parent = url.deletingLastPathComponent().path
        let changes = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        // A path that is watched already stays watched.
        let mask = UInt32(changes | IN_ONLYDIR) | UInt32(IN_MASK_ADD)
        let watch = inotify_add_watch(queue, parent, mask)
        guard watch >= 0, self.folders[watch] == nil || names[watch] != nil else { continue }
        self.folders[watch] = parent
        names[watch, default: []].insert(url.lastPathComponent)
      }
    }

    /// Waits until a file has changed, at most for a duration; several changes at once count as
    /// one.
    ///
    /// Returns whether a file has changed.
    @discardableResult func wait(for duration: Duration? = nil) -> Bool {
      let end = duration.map { ContinuousClock.now + $0 }
      var state = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      repeat {
        let left = end.map { Int32(max(0, ($0 - .now) / .milliseconds(1)).rounded(.up)) }
        if poll(&state, 1, left ?? -1) == 0 { return false }
      } while !readChanges()
      while poll(&state, 1, Self.quietMilliseconds) > 0 { _ = readChanges() }
      return true
    }

    /// An editor may replace a file in several steps, which follow each other at once.
    private static let quietMilliseconds: Int32 = 3

    /// Waits for events; returns whether one of them counts.
    private func readChanges() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(queue, &buffer, buffer.count)
      var counts = false
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let event = buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let end = offset + header + Int(event.len)
        let name = String(
          decoding: buffer[(offset + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
        counts = isRelevant(name, event) || counts
        offset = end
      }
      return counts
    }

    private func isRelevant(_ name: String, _ event: inotify_event) -> Bool {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      guard !name.isEmpty, !name.hasPrefix("."), let folder = folders[event.wd],
        names[event.wd]?.contains(name) != false
      else { return false }
      // A new file counts once it is written and closed; a new folder may have contents already.
      let isNewFile =
        event.mask & UInt32(IN_CREATE) != 0 && event.mask & UInt32(IN_ISDIR) == 0
      let path = "\(folder)/\(name)"
      return !isNewFile && !isIgnored(path) && !isCloseOfMovedFile(path, event)
    }

    /// Returns whether a file that was moved here is only closed now, as by a program that replaces
    /// a file and closes the new one after its move.
    private func isCloseOfMovedFile(_ path: String, _ event: inotify_event) -> Bool {
      let earlier = moved.removeValue(forKey: path)
      if event.mask & UInt32(IN_MOVED_TO) != 0 { moved[path] = FileStamp(of: path) }
      guard event.mask & UInt32(IN_CLOSE_WRITE) != 0, let earlier else { return false }
      return earlier == FileStamp(of: path)
    }
  }

  /// The identity of a file's contents, as far as the system knows it.
  private struct FileStamp: Equatable {
    private let inode: UInt
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int

    /// Nil if there is no file.
    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      inode = UInt(status.st_ino)
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }
#else
  import CoreServices

  /// Waits for changes of the files in folders; the system reports them, so nothing is polled.
  final class FileWatch {
    private let changes = DispatchSemaphore(value: 0)
    private let isIgnored: (String) -> Bool
    private var streams: [FSEventStreamRef] = []
    private var known: Set<String> = []

    /// Changes of hidden files, and of files whose paths are ignored, do not count.
    init(isIgnored: @escaping (String) -> Bool = { _ in false }) throws {
      self.isIgnored = isIgnored
    }

    deinit {
      for stream in streams {
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
      }
    }

    /// Also watches these folders.
    func add(_ folders: [String]) {
      let new = folders.filter { known.insert($0).inserted }
      guard !new.isEmpty else { return }
      var context = FSEventStreamContext()
      context.info = Unmanaged.passUnretained(self).toOpaque()
      let flags = kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagUseCFTypes
      let stream = FSEventStreamCreate(
        nil,
        { _, info, _, paths, _, _ in
          guard let info, let paths = unsafeBitCast(paths, to: NSArray.self) as? [String] else {
            return
          }
          Unmanaged<FileWatch>.fromOpaque(info).takeUnretainedValue().receive(paths)
        }, &context, new as CFArray, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.003,
        FSEventStreamCreateFlags(flags))
      guard let stream else { return }
      FSEventStreamSetDispatchQueue(stream, DispatchQueue(label: "FileWatch"))
      FSEventStreamStart(stream)
      streams.append(stream)
    }

    /// Does nothing: the system follows the paths of folders.
    func addExistence(of folders: [String]) {}

    private func receive(_ paths: [String]) {
      let counts = paths.contains { path in
        !(path as NSString).lastPathComponent.hasPrefix(".") && !isIgnored(path)
      }
      if counts { changes.signal() }
    }

    /// Waits until a file has changed, at most for a duration; several changes at once count as
    /// one.
    ///
    /// Returns whether a file has changed.
    @discardableResult func wait(for duration: Duration? = nil) -> Bool {
      let end = duration.map { DispatchTime.now() + $0 / .seconds(1) } ?? .distantFuture
      guard changes.wait(timeout: end) == .success else { return false }
      while changes.wait(timeout: .now()) == .success {}
      return true
    }
  }
#endif
