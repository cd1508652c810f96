import Foundation

/// The storyboards and nibs beside sources.
enum InterfaceFiles {
  /// Returns the files in folders and in their folders of the first language, the nearest first.
  static func all(in folders: [URL]) -> [URL] {
    (folders
      + folders.flatMap { [$0.appending(path: "Base.lproj"), $0.appending(path: "en.lproj")] })
      .flatMap(ResourceFolders.contents)
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
  }
}
