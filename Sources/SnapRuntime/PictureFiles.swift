import Foundation

/// Files that appear together: each is written beside its path, then all are renamed.
struct PictureFiles {
  private var pictures: [(data: Data, path: String)] = []

  mutating func add(_ data: Data, at path: String) {
    pictures.append((data, path))
  }

  func write() throws {
    let staged = pictures.map { "\($0.path).\(getpid()).new" }
    do {
      for (picture, path) in zip(pictures, staged) {
        try picture.data.write(to: URL(fileURLWithPath: path))
      }
      for (picture, path) in zip(pictures, staged) where rename(path, picture.path) != 0 {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: picture.path])
      }
    } catch {
      for path in staged { try? FileManager.default.removeItem(atPath: path) }
      throw error
    }
  }
}
