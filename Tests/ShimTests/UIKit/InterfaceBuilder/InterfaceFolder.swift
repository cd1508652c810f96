import Foundation

/// A folder with storyboards and nibs, which a test reads as a bundle.
struct InterfaceFolder {
  private let folder: URL

  /// Writes the files, by their names.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// The folder as a bundle.
  var bundle: Bundle? { Bundle(path: folder.path) }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The text of a storyboard with some scenes, each of which has one controller.
  static func storyboard(_ first: String, _ controllers: String...) -> String {
    let scenes = controllers.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document initialViewController="\(first)"><scenes>\(scenes)</scenes></document>
      """
  }

  /// The text of a nib with some objects.
  static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections><outlet property="delegate" destination="-1" id="o"/></connections></placeholder>
    \(objects)</objects></document>
    """
  }
}
