import Drawing
import Foundation

/// A workspace of Xcode: the projects and packages that it shows together.
struct XcodeWorkspace {
  /// The folders of its packages.
  private(set) var packages: [URL] = []
  /// Its projects, folders `NAME.xcodeproj`.
  private(set) var projects: [URL] = []

  /// Reads a folder `NAME.xcworkspace`; one that cannot be read is empty.
  init(at folder: URL) {
    let root = folder.deletingLastPathComponent()
    let file = folder.appending(path: "contents.xcworkspacedata")
    let text = (try? InputFile.text(at: file)) ?? ""
    // The folders of the groups around an element.
    var groups = [root]
    var isGroup = false
    for match in text.matches(of: #/<(\/?Group|FileRef)\b|\blocation\s*=\s*"(\w+):([^"]*)"/#) {
      if let element = match.1 {
        isGroup = element == "Group"
        if element == "/Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      guard let kind = match.2, let path = match.3.map(String.init)?.withoutXMLEscapes else {
        continue
      }
      let base = kind == "group" ? groups[groups.count - 1] : root
      let place =
        path.isEmpty
        ? base
        : URL(filePath: path, directoryHint: .isDirectory, relativeTo: base).standardizedFileURL
      if isGroup { groups.append(place) } else { add(place) }
    }
  }

  private mutating func add(_ place: URL) {
    if place.pathExtension == "xcodeproj" {
      projects.append(place)
    } else if place.isPackage {
      packages.append(place)
    }
  }
}

extension String {
  fileprivate var withoutXMLEscapes: String {
    replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
