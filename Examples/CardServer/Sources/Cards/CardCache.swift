/// The cards that were used last, up to a number of bytes.
struct CardCache {
  private struct Entry {
    var image: ImageResponse
    var lastUse: UInt64
  }

  private var entries: [Post: Entry] = [:]
  private var uses: UInt64 = 0
  private let byteLimit: Int
  private(set) var byteCount = 0

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  var count: Int { entries.count }

  mutating func image(of post: Post) -> ImageResponse? {
    uses += 1
    entries[post]?.lastUse = uses
    return entries[post]?.image
  }

  /// Adds a card, and removes those that were not used for longest; a card beyond the limit is not kept.
  mutating func add(_ image: ImageResponse, of post: Post) {
    guard image.data.count <= byteLimit else { return }
    uses += 1
    byteCount += image.data.count
    if let old = entries.updateValue(Entry(image: image, lastUse: uses), forKey: post) {
      byteCount -= old.image.data.count
    }
    guard byteCount > byteLimit else { return }
    // Some room at once, since each search looks at all entries.
    for (post, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > byteLimit * 7 / 8, entry.lastUse != uses else { break }
      entries[post] = nil
      byteCount -= entry.image.data.count
    }
  }
}
