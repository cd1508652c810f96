import Foundation
import Render
import SnapRuntime

/// The pictures of several screens, or a film: they are written together after all of them are
/// drawn, or not at all.
///
/// The programs of the views write to a separate folder, since a program may have to be stopped
/// while it writes.
struct VariantFiles {
  /// The output of each variant; nil if the report has the picture.
  let outputs: [PictureOutput?]
  private let path: String?
  /// The folder that holds the pictures until all are taken; nil without an output.
  private let staged: TemporaryFolder?

  /// Creates files for an output; in a folder, each view has its own, with one of the names.
  init(output: Output, names: [String] = [], variants: [ScreenVariants.Variant]) throws {
    path = output.filePath
    guard let path else {
      staged = nil
      outputs = variants.map { _ in nil }
      return
    }
    let folder = try TemporaryFolder()
    staged = folder
    func stagedPath(_ name: String, _ variant: ScreenVariants.Variant) -> OutputPath {
      let plain = OutputPath(folder.url.appending(path: name).path)
      return variants.count > 1 ? OutputPath(plain.path(labelled: variant.label)) : plain
    }
    outputs = variants.map { variant in
      guard case .folder = output else {
        return .file(stagedPath(URL(filePath: path).lastPathComponent, variant))
      }
      return .perView(names.map { stagedPath("\($0).png", variant) })
    }
  }

  /// Moves pictures from staged paths to the folder of the output, and returns their paths there.
  func commit(_ pictures: [String]) throws -> [String] {
    guard let staged, let path else { return pictures }
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    if path.hasSuffix("/") { try createFolder(path) }
    var files = AtomicFiles()
    let paths = try pictures.map { picture in
      let name = URL(filePath: picture).lastPathComponent
      let path = String(path[..<end] + name)
      files.add(try Data(contentsOf: staged.url.appending(path: name)), at: path)
      return path
    }
    try files.write()
    return paths
  }

  private func createFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path: path, reason: systemErrorReason())
    }
  }

  /// Removes the folder that held the pictures.
  func removeStaged() {
    staged?.remove()
  }
}
