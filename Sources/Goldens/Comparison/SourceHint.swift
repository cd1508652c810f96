import Drawing
import Foundation

/// A search for the line of the sources that contains the new value of a layout change.
///
/// A layout does not know its sources. The line is one that has the name of the modifier or view
/// and its new values, else the declaration of a constant that a call names. It is reported only if
/// it is the only such line in the package. Otherwise the hint is `near` the line of a text or
/// image that the cause concerns.
struct SourceHint {
  /// The most files that are read for one failure.
  private static let fileLimit = 4_000

  /// The starts of the calls that may have made the change.
  private let calls: [String]
  /// Whether the change is that of a text or image.
  private let isContent: Bool
  private let values: [String]
  private let contents: [String]

  init(_ cause: ProbableCause) {
    isContent = ["Text", "Image"].contains(cause.name)
    let isFunction = cause.name.first?.isLowercase == true
    calls =
      [isFunction ? ".\(cause.name)(" : "\(cause.name)("]
      // It clips to a rounded rectangle.
      + (cause.name == "clipShape" ? [".cornerRadius("] : [])
    let old = Self.words(of: cause.old)
    values = Self.words(of: cause.new).filter { !old.contains($0) }
    contents = cause.contents.filter { $0.count > 2 && $0.hasPrefix("\"") && $0.hasSuffix("\"") }
  }

  /// Returns the file and line, as in `CartView.swift:41` or `near CartView.swift:41`; nil if there
  /// is no single one.
  func place(in folder: URL) -> String? {
    guard !values.isEmpty || !contents.isEmpty else { return nil }
    let files = Self.sources(in: folder).compactMap { file in
      (try? InputFile.text(at: file)).map { (file.lastPathComponent, $0) }
    }
    return line(in: files) ?? nearLine(in: files).map { "near \($0)" }
  }

  private func line(in files: [(name: String, text: String)]) -> String? {
    if values.isEmpty { return nil }
    var constants: Set<Substring> = []
    var places = calls.flatMap { call in
      Self.places(in: files, containing: call) { line in
        guard let start = line.firstRange(of: call)?.upperBound else { return false }
        if hasValues(line[start...]) { return true }
        constants.formUnion(Self.names(ofArguments: line[start...]))
        return false
      }
    }
    if places.isEmpty, !constants.isEmpty {
      places = Self.places(in: files, containing: values[0]) { line in
        Self.declaration(in: line).map { constants.contains($0.name) && hasValues($0.value) }
          ?? false
      }
    }
    if places.isEmpty, isContent { places = literals(in: files) }
    return places.count == 1 ? places[0] : nil
  }

  /// The lines with the new text or image as a literal, such as one of a model, or, without any,
  /// with its start before an interpolation.
  private func literals(in files: [(name: String, text: String)]) -> [String] {
    guard let literal = values.first(where: { $0.hasPrefix("\"") && $0.count > 3 }) else {
      return []
    }
    let whole = Self.places(in: files, containing: literal) { $0.contains(literal) }
    let start = literal.prefix { !$0.isNumber }
    guard whole.isEmpty, start.count > 3, start.count < literal.count else { return whole }
    let part = start + "\\("
    return Self.places(in: files, containing: String(part)) { $0.contains(part) }
  }

  private func nearLine(in files: [(name: String, text: String)]) -> String? {
    contents.lazy.map { content in
      Self.places(in: files, containing: content) { $0.contains(content) }
    }.first { $0.count == 1 }?[0]
  }

  private func hasValues(_ text: Substring) -> Bool {
    values.allSatisfy(Self.words(of: String(text)).contains)
  }

  private static func places(
    in files: [(name: String, text: String)], containing part: String,
    where isHit: (Substring) -> Bool
  ) -> [String] {
    files.flatMap { name, text -> [String] in
      guard text.contains(part) else { return [] }
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { isHit($0.element) }
        .map { "\(name):\($0.offset + 1)" }
    }
  }

  /// The names in the arguments of a call, without labels; of `Theme.inset`, both names.
  private static func names(ofArguments text: Substring) -> [Substring] {
    text.prefix { $0 != ")" }.matches(of: #/([A-Za-z_]\w*)(?!\w|\s*:)/#).map(\.output.1)
  }

  /// The name and the rest of the line of a declaration such as `let inset: CGFloat = 12`.
  private static func declaration(in line: Substring) -> (name: Substring, value: Substring)? {
    line.firstMatch(of: #/\b(?:let|var)\s+(\w+)(.*)/#).map { ($0.output.1, $0.output.2) }
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
