import Foundation

/// The storyboard of an app of UIKit, whose first controller the app shows.
struct MainStoryboard {
  /// The name of the file without its extension.
  let name: String

  /// Finds the file that Xcode names `Main`, or else another one; nil if there is none.
  init?(in folders: [URL]) {
    let names = InterfaceFiles.all(in: folders).filter { $0.pathExtension == "storyboard" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .filter { !$0.lowercased().contains("launch") }
    guard let name = names.contains("Main") ? "Main" : names.first else { return nil }
    self.name = name
  }

  /// The code that makes the first controller; UIKit reads the file when the app runs.
  var code: String { "__storyboardController(\(name.debugDescription))" }
}
