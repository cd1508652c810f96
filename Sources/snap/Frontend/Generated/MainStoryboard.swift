import Drawing
import Foundation
import FoundationXML

/// The first controller of an app of UIKit whose window is in a file `Main.storyboard`.
///
/// Of a storyboard, the classes of controllers, the containers around them and the titles are read.
/// A controller with views or connections in the file is a placeholder.
struct MainStoryboard {
  /// The controllers, keyed by their identifiers in the file.
  private var controllers: [String: StoryboardController] = [:]
  private var first: String?

  /// Reads the file that is nearest to the source of an app's delegate; nil if there is none.
  init?(for delegate: String, in folders: [URL]) {
    let names = ["Base.lproj/Main.storyboard", "Main.storyboard"]
    let files = folders.flatMap { folder in names.map { folder.appending(path: $0) } }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let own = URL(fileURLWithPath: delegate).standardizedFileURL.path
    func shared(_ file: URL) -> Int { file.standardizedFileURL.path.sharedFolders(with: own) }
    guard let file = files.max(by: { shared($0) < shared($1) }),
      let data = try? InputFile.data(at: file, limit: .text)
    else { return nil }
    self.init(data)
  }

  init?(_ contents: Data) {
    // Foundation's parser traps on names that are not UTF-8.
    guard String(validating: contents, as: UTF8.self) != nil else { return nil }
    let reader = StoryboardReader()
    let parser = XMLParser(data: contents)
    parser.delegate = reader
    guard parser.parse(), let first = reader.first, reader.controllers[first] != nil else {
      return nil
    }
    (controllers, self.first) = (reader.controllers, first)
  }

  /// Returns the code that makes the first controller, where some classes need no arguments.
  func code(classes: Set<String>) -> String {
    var placed: Set<String> = []
    return code(of: first ?? "", classes, depth: 0, &placed)
  }

  /// The number of containers in one another; the compiler needs room on the stack for each.
  private static let greatestDepth = 32

  /// Returns the code that makes a controller, which is in one container only.
  private func code(
    of id: String, _ classes: Set<String>, depth: Int, _ placed: inout Set<String>
  ) -> String {
    guard depth < Self.greatestDepth, let controller = controllers[id],
      placed.insert(id).inserted
    else { return "nil" }
    let inner = controller.contained.map { code(of: $0, classes, depth: depth + 1, &placed) }
    let made =
      controller.customClass.flatMap { name in
        classes.contains(name) && !controller.hasViews ? "`\(name)`()" : nil
      } ?? "nil"
    let texts = [controller.title, controller.tabTitle, controller.tabImage]
      .map { $0.map(\.debugDescription) ?? "nil" }
    return """
      __storyboardController(\(made), kind: \(controller.kind.debugDescription), \
      name: \((controller.customClass ?? "UIViewController").debugDescription), \
      isRead: \(!controller.hasViews && (controller.customClass == nil || made != "nil")), \
      contained: [\(inner.joined(separator: ", "))], \
      title: \(texts[0]), tabTitle: \(texts[1]), tabImage: \(texts[2]), \
      isSymbol: \(controller.isSymbol))
      """
  }
}

/// A controller in a storyboard.
private struct StoryboardController {
  let kind: String
  let customClass: String?
  /// The identifiers of the controllers in a container.
  var contained: [String] = []
  /// Whether the file has views or connections of the controller.
  var hasViews = false
  var title: String?
  var tabTitle: String?
  var tabImage: String?
  var isSymbol = false
}

private final class StoryboardReader: NSObject, XMLParserDelegate {
  var controllers: [String: StoryboardController] = [:]
  var first: String?
  private var current: String?

  private static let kinds: Set = [
    "viewController", "tableViewController", "collectionViewController", "navigationController",
    "tabBarController", "splitViewController", "pageViewController",
  ]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if element == "document" { first = attributes["initialViewController"] }
    if Self.kinds.contains(element), let id = attributes["id"] {
      current = id
      controllers[id] = StoryboardController(kind: element, customClass: attributes["customClass"])
    }
    guard let current else { return }
    switch element {
    case "segue" where attributes["kind"] == "relationship":
      attributes["destination"].map { controllers[current]?.contained.append($0) }
    case "subviews", "prototypes", "sections", "cells": controllers[current]?.hasViews = true
    case "outlet", "outletCollection", "action":
      if !["dataSource", "delegate"].contains(attributes["property"]) {
        controllers[current]?.hasViews = true
      }
    case "navigationItem": controllers[current]?.title = attributes["title"]
    case "tabBarItem":
      controllers[current]?.tabTitle = attributes["title"]
      controllers[current]?.tabImage = attributes["image"]
      controllers[current]?.isSymbol = attributes["catalog"] == "system"
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if Self.kinds.contains(element) { current = nil }
  }
}
