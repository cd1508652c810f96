import Drawing
import Foundation
import Vector

/// A storyboard or a nib, as the interface builder writes it.
@MainActor final class InterfaceFile {
  /// The name of the file, with its extension.
  let name: String
  let root: MarkupElement
  /// The elements with identifiers, such as views and controllers.
  private(set) var elements: [String: MarkupElement] = [:]
  /// The scenes of controllers, by the identifiers of the controllers.
  private(set) var scenes: [String: MarkupElement] = [:]
  /// The colours that the file has for names, for those that no catalog has.
  private(set) var colors: [String: MarkupElement] = [:]

  private init(name: String, root: MarkupElement) {
    (self.name, self.root) = (name, root)
    collect(root)
    for scene in root.elements(in: "scenes") {
      for object in scene.elements(in: "objects") {
        if let id = object["id"] { scenes[id] = scene }
      }
    }
    for resource in root.elements(in: "resources") {
      if let name = resource["name"], let color = resource.children.first { colors[name] = color }
    }
  }

  private func collect(_ element: MarkupElement) {
    if let id = element["id"] { elements[id] = element }
    for child in element.children { collect(child) }
  }

  private static var files: [URL: InterfaceFile?] = [:]

  /// Returns the file of a name in a bundle; nil if there is none, or if it is damaged.
  static func named(_ name: String, extension suffix: String, in bundle: Bundle?) -> InterfaceFile?
  {
    guard let folder = (bundle ?? .main).resourceURL else { return nil }
    let places = ["", "Base.lproj/", "en.lproj/"].map { "\($0)\(name).\(suffix)" }
    for place in places {
      let url = folder.appending(path: place)
      if let known = files[url] { return known }
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      let file = read(url)
      files[url] = .some(file)
      return file
    }
    return nil
  }

  private static func read(_ url: URL) -> InterfaceFile? {
    let name = url.lastPathComponent
    do {
      let data = try Data(contentsOf: url)
      return InterfaceFile(
        name: name,
        root: try MarkupElement.root(of: data, named: "document", format: "interface"))
    } catch {
      report("\(name) cannot be read: \((error as? InputError)?.reason ?? "\(error)")")
      return nil
    }
  }

  private static var reported: Set<String> = []

  /// Says on standard error, once, what is not drawn.
  static func report(_ text: String) {
    guard reported.insert(text).inserted else { return }
    FileHandle.standardError.write(Data("note: \(text)\n".utf8))
  }
}

extension MarkupElement {
  /// Returns the first element of the tree, in the order of the file, for which the condition holds.
  func first(where condition: (MarkupElement) -> Bool) -> MarkupElement? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  /// The elements inside the child of a name.
  func elements(in name: String) -> [MarkupElement] {
    children.first { $0.name == name }?.children ?? []
  }

  /// The child that is the value of a property.
  func child(_ key: String) -> MarkupElement? {
    children.first { $0["key"] == key }
  }

  /// The number of an attribute; nil if there is none.
  func number(_ name: String) -> CGFloat? {
    self[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Whether an attribute is set; nil if the element does not say.
  func flag(_ name: String) -> Bool? {
    self[name].map { $0 == "YES" }
  }

  /// The text of an attribute, or of a child with the key.
  func words(_ name: String) -> String? {
    self[name]
      ?? children.first { $0["key"] == name && $0.name.lowercased().hasSuffix("string") }?.text
  }
}
