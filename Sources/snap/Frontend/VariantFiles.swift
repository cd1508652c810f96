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
  let outputs: [OutputPath?]
  private let path: String?
  /// The folder that holds the pictures until all are taken; nil without an output.
  private let staged: TemporaryFolder?

  init(output path: String?, variants: [ScreenVariants.Variant]) throws {
    self.path = path
    guard let path else {
      staged = nil
      outputs = variants.map { _ in nil }
      return
    }
    let folder = try TemporaryFolder()
    staged = folder
    let plain = OutputPath(folder.url.appending(path: URL(filePath: path).lastPathComponent).path)
    outputs = variants.map { variant in
      variants.count > 1 ? OutputPath(plain.path(labelled: variant.label)) : plain
    }
  }

  /// Moves pictures from staged paths to the folder of the output, and returns their paths there.
  func commit(_ pictures: [String]) throws -> [String] {
    guard let staged, let path else { return pictures }
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
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

  /// Removes the folder that held the pictures.
  func removeStaged() {
    staged?.remove()
  }
}
