import Foundation
import LayoutDSL

/// Finds bitmaps in folders: PNG and JPEG files by name, and the image sets of asset catalogs.
///
/// A folder is read once; decoded pictures are kept.
final class BundleImages: @unchecked Sendable {
  /// A file and how many pixels of it make a point.
  private struct Variant {
    var file: URL
    var scale: CGFloat
    var isDark = false
  }

  typealias Decoder = @Sendable (Data) throws -> DisplayImage

  private let decode: Decoder
  private let lock = NSLock()
  private var variants: [URL: [String: [Variant]]] = [:]
  private var pictures: [URL: Result<DisplayImage, any Error>] = [:]

  init(decode: @escaping Decoder = { data in try DisplayImage(imageData: data) }) {
    self.decode = decode
  }

  /// The picture in a file, or why there is none.
  func picture(contentsOf file: URL) -> Result<DisplayImage, any Error> {
    lock.withLock { picture(at: file) }
  }

  /// The picture of a name that suits the display best, or nil if there is none that decodes.
  func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  {
    guard let folder else { return nil }
    return lock.withLock {
      let named = variants(in: folder)[name] ?? []
      let dark = named.filter { $0.isDark == isDark }
      let suitable = dark.isEmpty ? named : dark
      // The smallest that need not be enlarged, else the largest.
      let sorted = suitable.sorted { $0.scale < $1.scale }
      guard let best = sorted.first(where: { $0.scale >= displayScale }) ?? sorted.last,
        let image = try? picture(at: best.file).get()
      else { return nil }
      let size = CGSize(
        width: CGFloat(image.width) / best.scale, height: CGFloat(image.height) / best.scale)
      return ResolvedImage(image: image, size: size)
    }
  }

  private func picture(at file: URL) -> Result<DisplayImage, any Error> {
    if let picture = pictures[file] { return picture }
    let picture = Result { try decode(Data(contentsOf: file)) }
    pictures[file] = picture
    return picture
  }

  private func variants(in folder: URL) -> [String: [Variant]] {
    if let known = variants[folder] { return known }
    var found: [String: [Variant]] = [:]
    for file in contents(of: folder) {
      switch file.pathExtension.lowercased() {
      case "png", "jpg", "jpeg":
        let (name, scale) = nameAndScale(of: file.deletingPathExtension().lastPathComponent)
        found[name, default: []].append(Variant(file: file, scale: scale))
      case "xcassets": addImageSets(in: file, to: &found)
      default: break
      }
    }
    variants[folder] = found
    return found
  }

  private func addImageSets(in folder: URL, to found: inout [String: [Variant]]) {
    for entry in contents(of: folder) where entry.hasDirectoryPath {
      guard entry.pathExtension == "imageset" else {
        addImageSets(in: entry, to: &found)
        continue
      }
      let description = entry.appendingPathComponent("Contents.json")
      guard let data = try? Data(contentsOf: description),
        let set = try? JSONDecoder().decode(ImageSet.self, from: data)
      else { continue }
      let name = entry.deletingPathExtension().lastPathComponent
      found[name, default: []] += set.images.compactMap { image in
        guard let filename = image.filename,
          ["png", "jpg", "jpeg"].contains(URL(fileURLWithPath: filename).pathExtension.lowercased())
        else { return nil }
        return Variant(
          file: entry.appendingPathComponent(filename),
          scale: image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1,
          isDark: image.appearances?.contains { $0.value == "dark" } ?? false)
      }
    }
  }

  private func contents(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (entries ?? []).sorted { $0.path < $1.path }
  }
}

/// "photo@2x" is "photo" at two pixels per point.
private func nameAndScale(of file: String) -> (String, CGFloat) {
  for scale in [2, 3] where file.hasSuffix("@\(scale)x") {
    return (String(file.dropLast(3)), CGFloat(scale))
  }
  return (file, 1)
}

/// The Contents.json of an image set.
private struct ImageSet: Decodable {
  struct Image: Decodable {
    struct Appearance: Decodable {
      var value: String
    }
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?
  }
  var images: [Image]
}
