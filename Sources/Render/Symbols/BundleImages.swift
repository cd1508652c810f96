import Codecs
import Foundation
import Rasterizer
import Vector
import ViewCore

/// Finds images in folders: PNG and JPEG files by name, and the sets of asset catalogs, which have
/// SVG and PDF files too.
///
/// A folder is read once; decoded images are cached.
final class BundleImages: @unchecked Sendable {
  /// A file and its scale in pixels per point.
  private struct Variant {
    var file: URL
    var scale: CGFloat
    var isDark = false
    var isTemplate = false
    var isOriginal = false
    /// The cap insets, in pixels.
    var capInsets: EdgeInsets?

    var isVector: Bool { BundleImages.vectorExtensions.contains(file.lowercasedExtension) }
  }

  private static let bitmapExtensions: Set = ["png", "jpg", "jpeg"]
  private static let vectorExtensions: Set = ["svg", "pdf"]

  /// The images and colours of a folder by name.
  private struct Contents {
    var images: [String: [Variant]] = [:]
    var colors: [String: NamedColor] = [:]
    /// The files of data sets.
    var dataSets: [String: URL] = [:]
    /// The templates of custom symbols.
    var symbols: [String: URL] = [:]
    /// The unreadable file of each set without an image or colour, and the reason.
    var unreadable: [String: (file: String, reason: String)] = [:]
  }

  typealias Decoder = @Sendable (Data) throws -> DisplayImage

  private let decode: Decoder
  private let lock = NSLock()
  private var contents: [URL: Contents] = [:]
  /// The additional folders for names that the requested folder lacks.
  private var others: [URL] = []
  private var pictures: [URL: Result<DisplayImage, any Error>] = [:]
  private var drawings: [URL: Result<VectorPicture, any Error>] = [:]
  private var templates: [URL: Result<SymbolTemplate, any Error>] = [:]
  /// The drawings as bitmaps, by file and scale.
  private var rasterized: [URL: [CGFloat: DisplayImage]] = [:]

  init(decode: @escaping Decoder = { data in try DisplayImage(imageData: data) }) {
    self.decode = decode
  }

  /// Adds a folder for names that the requested folder lacks.
  func add(_ folder: URL) {
    lock.withLock { others.append(folder) }
  }

  /// The decoded image of a file, or the error.
  func picture(contentsOf file: URL) -> Result<DisplayImage, any Error> {
    lock.withLock { picture(at: file) }
  }

  /// The image of a name that suits the display best; nil if there is none or it cannot be decoded.
  func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  {
    lock.withLock {
      let named = first(\.images, named: name, in: folder) ?? []
      let dark = named.filter { $0.isDark == isDark }
      let suitable = dark.isEmpty ? named : dark
      // The smallest image that need not be enlarged, otherwise the largest.
      let sorted = suitable.sorted { $0.scale < $1.scale }
      guard let best = sorted.first(where: { $0.scale >= displayScale }) ?? sorted.last else {
        return nil
      }
      if best.isVector { return vectorImage(best, displayScale: displayScale) }
      guard let image = try? picture(at: best.file).get() else { return nil }
      let size = CGSize(
        width: CGFloat(image.width) / best.scale, height: CGFloat(image.height) / best.scale)
      var resolved = ResolvedImage(image: image, size: size)
      resolved.isTemplate = best.isTemplate
      resolved.isOriginal = best.isOriginal
      resolved.capInsets = best.capInsets.map {
        EdgeInsets(
          top: $0.top / best.scale, leading: $0.leading / best.scale,
          bottom: $0.bottom / best.scale, trailing: $0.trailing / best.scale)
      }
      return resolved
    }
  }

  /// The image of a file with a drawing, also as a bitmap for the display; nil if it cannot be
  /// read.
  private func vectorImage(_ variant: Variant, displayScale: CGFloat) -> ResolvedImage? {
    guard let drawing = try? drawing(at: variant.file).get() else { return nil }
    let scale = max(1, displayScale)
    let known = rasterized[variant.file]?[scale]
    let bitmap =
      known
      ?? (try? Rasterizer.render(
        drawing.content, size: drawing.size, scale: scale, background: nil)).map(DisplayImage.init)
    guard let bitmap else { return nil }
    rasterized[variant.file, default: [:]][scale] = bitmap
    var resolved = ResolvedImage(image: bitmap, size: drawing.size)
    resolved.drawing = drawing.content
    resolved.isTemplate = variant.isTemplate
    resolved.isOriginal = variant.isOriginal
    resolved.capInsets = variant.capInsets
    return resolved
  }

  /// The custom symbol of a name; nil if there is none or it cannot be read.
  func symbol(named name: String, in folder: URL?) -> SymbolTemplate? {
    lock.withLock {
      first(\.symbols, named: name, in: folder).flatMap { try? template(at: $0).get() }
    }
  }

  private func template(at file: URL) -> Result<SymbolTemplate, any Error> {
    if let template = templates[file] { return template }
    let template = Result { try SymbolTemplate(data: InputFile.data(at: file, limit: .media)) }
    templates[file] = template
    return template
  }

  /// The first unreadable file of a name, and the reason; nil if there is none.
  func unreadableFile(named name: String, in folder: URL?) -> (file: String, reason: String)? {
    lock.withLock {
      for variant in first(\.images, named: name, in: folder) ?? [] {
        do {
          if variant.isVector {
            _ = try drawing(at: variant.file).get()
          } else {
            _ = try picture(at: variant.file).get()
          }
        } catch {
          return (variant.file.lastPathComponent, "\(error)")
        }
      }
      if let file = first(\.symbols, named: name, in: folder),
        case .failure(let error) = template(at: file)
      {
        return (file.lastPathComponent, "\(error)")
      }
      return first(\.unreadable, named: name, in: folder)
    }
  }

  /// The colour of a name; nil if there is none.
  func color(named name: String, in folder: URL?) -> NamedColor? {
    lock.withLock { first(\.colors, named: name, in: folder) }
  }

  /// Whether a folder has colours.
  func hasColors(in folder: URL?) -> Bool {
    lock.withLock { first(in: folder) { $0.colors.isEmpty ? nil : true } ?? false }
  }

  /// The file of a data set; nil if there is none or it cannot be read.
  func dataSet(named name: String, in folder: URL?) -> Data? {
    lock.withLock { first(\.dataSets, named: name, in: folder) }
      .flatMap { try? InputFile.data(at: $0, limit: .media) }
  }

  /// The value of a name in the first folder that has it.
  ///
  /// Macs do not distinguish upper and lower case in the names of files, so Git may have kept an
  /// older spelling.
  private func first<Value>(
    _ values: (Contents) -> [String: Value], named name: String, in folder: URL?
  ) -> Value? {
    if let value = first(in: folder, { values($0)[name] }) { return value }
    let letters = name.lowercased()
    return first(in: folder) { contents in
      let values = values(contents)
      return values.keys.filter { $0.lowercased() == letters }.min().flatMap { values[$0] }
    }
  }

  /// The value of the first folder that has one.
  private func first<Value>(in folder: URL?, _ value: (Contents) -> Value?) -> Value? {
    for folder in [folder].compactMap(\.self) + others {
      if let value = value(contents(of: folder)) { return value }
    }
    return nil
  }

  private func picture(at file: URL) -> Result<DisplayImage, any Error> {
    if let picture = pictures[file] { return picture }
    let picture = Result { try decode(InputFile.data(at: file, limit: .media)) }
    pictures[file] = picture
    return picture
  }

  private func drawing(at file: URL) -> Result<VectorPicture, any Error> {
    if let drawing = drawings[file] { return drawing }
    let drawing = Result { try VectorPicture(data: InputFile.data(at: file, limit: .media)) }
    drawings[file] = drawing
    return drawing
  }

  private func contents(of folder: URL) -> Contents {
    if let known = contents[folder] { return known }
    var found = Contents()
    for file in entries(of: folder) {
      switch file.lowercasedExtension {
      case let type where Self.bitmapExtensions.contains(type):
        let (name, scale) = nameAndScale(of: file.deletingPathExtension().lastPathComponent)
        found.images[name, default: []].append(Variant(file: file, scale: scale))
      case "xcassets": addSets(in: file, prefix: "", to: &found)
      default: break
      }
    }
    contents[folder] = found
    return found
  }

  /// Adds the image and colour sets in a folder of an asset catalog.
  ///
  /// The name of a folder that provides a namespace is a prefix of the names in it.
  private func addSets(in folder: URL, prefix: String, to found: inout Contents) {
    for entry in entries(of: folder) where entry.hasDirectoryPath {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      let file = entry.appendingPathComponent("Contents.json")
      let path = entry.lastPathComponent + "/Contents.json"
      switch entry.pathExtension {
      case "imageset":
        do throws(InputError) {
          let set = try InputFile.decoded(AssetImageSet.self, at: file)
          let variants = variants(of: set, in: entry)
          found.images[name, default: []] += variants
          if variants.isEmpty, let other = set.images.lazy.compactMap(\.filename).first {
            found.unreadable[name] = (other, "only PNG, JPEG, SVG and PDF files are read")
          }
        } catch {
          found.unreadable[name] = (path, error.reason)
        }
      case "symbolset":
        do throws(InputError) {
          let set = try InputFile.decoded(AssetSymbolSet.self, at: file)
          if let file = set.symbols.lazy.compactMap(\.filename).first {
            found.symbols[name] = entry.appendingPathComponent(file)
          }
        } catch {
          found.unreadable[name] = (path, error.reason)
        }
      case "dataset":
        let set = try? InputFile.decoded(AssetDataSet.self, at: file)
        if let file = set?.data.lazy.compactMap(\.filename).first {
          found.dataSets[name] = entry.appendingPathComponent(file)
        }
      case "colorset":
        do throws(InputError) {
          let color = try InputFile.decoded(AssetColorSet.self, at: file).color
          if let color { found.colors[name] = color }
        } catch {
          found.unreadable[name] = (path, error.reason)
        }
      default:
        let group = try? InputFile.decoded(AssetGroup.self, at: file)
        let isNamespace = group?.properties?.providesNamespace ?? false
        addSets(in: entry, prefix: isNamespace ? name + "/" : prefix, to: &found)
      }
    }
  }

  private func variants(of set: AssetImageSet, in folder: URL) -> [Variant] {
    set.images.compactMap { image in
      guard let filename = image.filename else { return nil }
      let type = URL(fileURLWithPath: filename).lowercasedExtension
      guard Self.bitmapExtensions.contains(type) || Self.vectorExtensions.contains(type) else {
        return nil
      }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      return Variant(
        file: folder.appendingPathComponent(filename), scale: scale > 0 ? scale : 1,
        isDark: image.appearances?.contains { $0.value == "dark" } ?? false,
        isTemplate: set.properties?.renderingIntent == "template",
        isOriginal: set.properties?.renderingIntent == "original",
        capInsets: image.resizing?.insets)
    }
  }

  private func entries(of folder: URL) -> [URL] {
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (entries ?? []).sorted { $0.path < $1.path }
  }
}

extension URL {
  fileprivate var lowercasedExtension: String { pathExtension.lowercased() }
}

/// The name and the scale of an image file; "photo@2x" is "photo" at two pixels per point.
func nameAndScale(of file: String) -> (String, CGFloat) {
  for scale in [2, 3] where file.hasSuffix("@\(scale)x") {
    return (String(file.dropLast(3)), CGFloat(scale))
  }
  return (file, 1)
}
