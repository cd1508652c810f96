import Foundation

/// The relative links of a Markdown file, and the anchors that links to it can name.
struct MarkdownDocument {
  /// The path in the repository, such as `Documentation/CLI.md`.
  let path: String
  /// The targets of links and images without a scheme, in the order of the text.
  private(set) var links: [String] = []
  /// The names that GitHub gives to the headings, and those of `<a id="…">`.
  private(set) var anchors: Set<String> = []

  init(path: String, text: String) {
    self.path = path
    var isFenced = false
    for line in text.components(separatedBy: "\n") {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isFenced.toggle() }
      if isFenced { continue }
      if let heading = line.wholeMatch(of: /#{1,6} +(.*)/) { addHeading(String(heading.1)) }
      anchors.formUnion(line.matches(of: /<a id="([^"]+)"/).map { String($0.1) })
      let prose = line.replacing(/`[^`]*`/, with: "")
      let targets =
        prose.matches(of: /\]\(([^)\s]+)[^)]*\)/).map { String($0.1) }
        + prose.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }
        + prose.matches(of: /^\[[^\]]+\]: +(\S+)/).map { String($0.1) }
      links += targets.filter { !$0.contains(/^[a-z]+:/) }
    }
  }

  private mutating func addHeading(_ heading: String) {
    let kept = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }.lowercased()
      .filter { $0.isLetter || $0.isNumber || "_- ".contains($0) }
    let name = kept.replacingOccurrences(of: " ", with: "-")
    let names = [name] + (1...9).map { "\(name)-\($0)" }
    if let free = names.first(where: { !anchors.contains($0) }) { anchors.insert(free) }
  }

  /// Whether a link leads to a file of the repository, and to an anchor of it if the link names one.
  func resolves(_ link: String, among documents: [String: MarkdownDocument]) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var folders = path.split(separator: "/").dropLast().map(String.init)
    let isArticle = folders.last?.hasSuffix(".docc") == true
    guard !parts[0].isEmpty else { return anchors.contains(String(parts[1])) }
    for part in parts[0].split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(String(part))
      } else if folders.popLast() == nil {
        return false
      }
    }
    let target = folders.joined(separator: "/")
    if parts.count == 2, let document = documents[target] {
      return document.anchors.contains(String(parts[1]))
    }
    return documents[target] != nil || Self.exists(target)
      || isArticle && Self.isResource(String(parts[0]), of: folders.dropLast())
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: BuiltPackage.root.appendingPathComponent(path).path)
  }

  /// Whether DocC finds an image of this name, which has neither a scale nor an extension.
  private static func isResource(_ name: String, of folders: ArraySlice<String>) -> Bool {
    let path = folders.joined(separator: "/") + "/Resources/" + name
    return ["@2x.png", ".png"].contains { exists(path + $0) }
  }

  /// The Markdown files of the repository by their paths.
  static func all(in root: URL) throws -> [String: MarkdownDocument] {
    var documents: [String: MarkdownDocument] = [:]
    let contents = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let file = contents?.nextObject() as? URL {
      guard file.pathExtension == "md" else { continue }
      let path = String(file.path.dropFirst(root.path.count + 1))
      documents[path] = MarkdownDocument(
        path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
    return documents
  }
}
