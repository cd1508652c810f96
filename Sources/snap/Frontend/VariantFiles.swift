import Foundation
import Render
import SnapRuntime

/// The pictures of several screens; either all are written or none.
struct VariantFiles {
  /// The output of each variant; nil if the report contains the picture.
  let outputs: [OutputPath?]
  private let path: String?
  /// The folder with the pictures until all are taken; nil for a single variant.
  private let staged: URL?

  init(output path: String?, variants: [ScreenVariants.Variant]) throws {
    self.path = path
    guard let path, variants.count > 1 else {
      staged = nil
      outputs = variants.map { _ in path.map { OutputPath($0) } }
      return
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "snap-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    staged = folder
    let name = URL(filePath: path).lastPathComponent
    outputs = variants.map { variant in
      OutputPath(OutputPath(folder.appending(path: name).path).path(labelled: variant.label))
    }
  }

  /// Moves the pictures to the folder of the output, and returns the frames with their paths.
  func commit(_ reports: [[RenderedFrame]]) throws -> [RenderedFrame] {
    guard let staged, let path else { return reports.flatMap { $0 } }
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    var files = AtomicFiles()
    let frames = try reports.flatMap { $0 }.map { frame in
      var frame = frame
      let name = URL(filePath: frame.path).lastPathComponent
      frame.path = path[..<end] + name
      files.add(try Data(contentsOf: staged.appending(path: name)), at: frame.path)
      return frame
    }
    try files.write()
    return frames
  }

  /// Removes the temporary folder.
  func removeStaged() {
    if let staged { try? FileManager.default.removeItem(at: staged) }
  }
}
