import Drawing
import Foundation

/// The controllers in the storyboards and nibs beside sources.
struct InterfaceOutlets {
  /// A controller in a file.
  struct Controller {
    /// The storyboard, and the identifier in it; nil for the owner of a nib.
    let scene: (storyboard: String, id: String)?
    /// The properties that the file sets.
    let outlets: Set<String>

    /// The code that makes the controller; nil for the owner of a nib.
    var code: String? {
      scene.map { "__storyboardController(\($0.storyboard.debugDescription), id: \"\($0.id)\")" }
    }
  }

  private var controllers: [String: Controller] = [:]

  init() {}

  /// Reads the files in folders; of two controllers of a class, the first counts.
  init(in folders: [URL]) {
    for file in InterfaceFiles.all(in: folders) {
      guard let data = try? InputFile.data(at: file, limit: .text) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      if file.pathExtension == "xib" {
        add(text[...], tag: #/<placeholder\s[^>]*IBFilesOwner[^>]*>/#, storyboard: nil)
        continue
      }
      let name = file.deletingPathExtension().lastPathComponent
      for scene in text.split(separator: "</scene>") {
        add(scene, tag: #/<\w*[cC]ontroller\s[^>]*>/#, storyboard: name)
      }
    }
  }

  private mutating func add(_ text: Substring, tag: Regex<Substring>, storyboard: String?) {
    guard let tag = text.firstMatch(of: tag)?.output,
      let name = tag.firstMatch(of: #/\scustomClass="(\w+)"/#)?.1, controllers[String(name)] == nil
    else { return }
    let id = tag.firstMatch(of: #/\sid="([\w-]+)"/#)?.1
    if storyboard != nil, id == nil { return }
    controllers[String(name)] = Controller(
      scene: storyboard.flatMap { storyboard in id.map { (storyboard, String($0)) } },
      outlets: Set(text.matches(of: #/<outlet\s+property="(\w+)"/#).map { String($0.1) }))
  }

  /// Returns the controller of a class; nil if no file has one.
  subscript(name: String) -> Controller? {
    controllers[TypeName.components(of: name).last ?? name]
  }
}
