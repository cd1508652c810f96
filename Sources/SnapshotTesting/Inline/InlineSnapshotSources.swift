import Drawing
import Foundation
import Render

/// Writes inline snapshots into their sources.
///
/// A recorded text moves the lines below it, while calls still report the lines that were compiled.
/// The edits of this run are therefore remembered.
package final class InlineSnapshotSources: @unchecked Sendable {
  /// The sources of this process.
  package static let process = InlineSnapshotSources()

  private struct Edit {
    var place: InlineSnapshotPlace
    var text: String
    var addedLines: Int
  }

  private let lock = NSLock()
  private var edits: [String: [Edit]] = [:]

  package init() {}

  /// Writes a text into the call at a place, in place of its previous text.
  package func write(_ text: String, at place: InlineSnapshotPlace) throws {
    lock.lock()
    defer { lock.unlock() }
    let earlier = edits[place.path, default: []]
    if let same = earlier.first(where: { $0.place == place }) {
      if same.text == text { return }
      throw InlineSnapshotError.twoTexts(path: place.path, line: place.line)
    }
    var moved = place
    moved.line += earlier.filter { $0.place.line < place.line }.reduce(0) { $0 + $1.addedLines }
    let file = URL(fileURLWithPath: place.path)
    let old = try InputFile.text(at: file)
    guard let new = InlineSnapshotRewriter(old).source(with: text, at: moved) else {
      throw InlineSnapshotError.moved(path: place.path, line: place.line)
    }
    var files = AtomicFiles()
    files.add(Data(new.utf8), at: file.path)
    try files.write()
    let lines = [old, new].map { $0.utf8.count { $0 == UInt8(ascii: "\n") } }
    edits[place.path, default: []].append(
      Edit(place: place, text: text, addedLines: lines[1] - lines[0]))
  }
}
