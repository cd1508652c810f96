import Drawing
import Foundation

/// A search for the line of the sources that says what a layout has changed to.
///
/// A layout does not know its sources. The line is one that has the name of the modifier or view and
/// its new values, and it is reported only if no other line of the package has both.
struct SourceHint {
  /// The most files that are read for one failure.
  private static let fileLimit = 4_000

  private let call: String
  private let values: [String]

  init(_ cause: ProbableCause) {
    let isFunction = cause.name.first?.isLowercase == true
    call = isFunction ? ".\(cause.name)(" : "\(cause.name)("
    let old = Self.words(of: cause.old)
    values = Self.words(of: cause.new).filter { !old.contains($0) }
  }

  /// Returns the file and line, as in `CartView.swift:41`; nil if there is no single one.
  func place(in folder: URL) -> String? {
    guard !values.isEmpty else { return nil }
    var place: String?
    for file in Self.sources(in: folder) {
      guard let text = try? InputFile.text(at: file), text.contains(call) else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where isHit(line) {
        if place != nil { return nil }
        place = "\(file.lastPathComponent):\(index + 1)"
      }
    }
    return place
  }

  private func isHit(_ line: Substring) -> Bool {
    guard let start = line.firstRange(of: call)?.upperBound else { return false }
    let rest = Self.words(of: String(line[start...]))
    return values.allSatisfy(rest.contains)
  }

  /// The texts in quotes and the numbers of a line.
  private static func words(of text: String) -> [String] {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [String] in
      if index % 2 == 1 { return ["\"\(part)\""] }
      return part.split { !($0.isNumber || $0 == "." || $0 == "-") }
        .filter { $0.contains(where: \.isNumber) }.map(String.init)
    }
  }

  private static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [URL] = []
    while let file = files?.nextObject() as? URL, found.count < fileLimit {
      if file.pathExtension == "swift" { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }
  }
}
