import Drawing
import Foundation
import ViewCore

/// A search for the line of the sources that contains the new value of a layout change.
///
/// A layout does not know its sources. The search follows these rules:
///
/// 1. The line is one that has the name of the modifier or view and its new values, else the
///    declaration of a constant that such a call names.
/// 2. Calls are searched in the view that the cause is in or, if none there has the name, in the
///    package. A constant may be declared anywhere.
/// 3. A line is reported only if it is the only one.
/// 4. Otherwise the hint is `near` the only call with the name in that view, or else near the line of a
///    text or image that the cause concerns, unless that line is one of data.
struct SourceHint {
  /// The most files that are read for one failure.
  private static let fileLimit = 4_000

  /// The starts of the calls that may have made the change.
  private let calls: [String]
  /// Whether the change is that of a text or image.
  private let isContent: Bool
  /// Whether the name of the call tells enough, as for a modifier without arguments.
  private let isCallEnough: Bool
  private let values: [String]
  /// The names of the system's colours that the change may have brought.
  private let colors: [String]
  private let contents: [String]
  /// The start of the declaration of the view that the cause is in; nil if it is not known.
  private let view: String?

  init(_ cause: ProbableCause) {
    isContent = ["Text", "Image"].contains(cause.name)
    calls = Self.calls(of: cause)
    let isHash = NodeDetails.hashes.contains(cause.name)
    let old = Self.words(of: cause.old)
    var values = isHash ? [] : Self.words(of: cause.new).filter { !old.contains($0) }
    if cause.isDetail, values.isEmpty,
      let word = cause.new.wholeMatch(of: #/\.?[a-zA-Z]+/#)?.output,
      !Self.impliedValues.contains(word)
    {
      values = [String(word)]
    }
    self.values = values
    isCallEnough = cause.isDetail && values.isEmpty && !cause.new.isEmpty && !isHash
    view = cause.view
    contents = cause.contents.filter { $0.count > 2 && $0.hasPrefix("\"") && $0.hasSuffix("\"") }
    let isColor = ["colour", "tint", "color", "listRowSeparatorTint"].contains(cause.name)
    colors = isColor ? SystemColorNames.names(of: cause.new, without: cause.old) : []
  }

  /// The values of details that a call may leave out.
  private static let impliedValues: [Substring] = ["true", "solid", "custom"]

  private static func calls(of cause: ProbableCause) -> [String] {
    if cause.isArgument {
      let control = cause.subject?.split(separator: " ").dropFirst().first
      let label = cause.name == "value" ? control.flatMap { valueLabels[$0] } : nil
      return ["\(label ?? cause.name):"]
    }
    let isFunction = cause.name.first?.isLowercase == true
    let others =
      cause.name == "fontWeight" && cause.new == "bold" ? [".bold("] : otherCalls[cause.name]
    let isEnvironment = NodeDetails.surroundings.contains(".\(cause.name)")
    return [isFunction ? ".\(cause.name)(" : "\(cause.name)("] + (others ?? [])
      + (isEnvironment ? [".environment(\\.\(cause.name)"] : [])
  }

  /// The labels of the arguments that have the value of a control, if they are not `value`.
  private static let valueLabels: [Substring: String] = [
    "ColorPicker": "selection", "DatePicker": "selection", "DisclosureGroup": "isExpanded",
    "Picker": "selection", "TabView": "selection", "Toggle": "isOn",
  ]

  /// Other calls that make the change of a name.
  private static let otherCalls: [String: [String]] = [
    // It clips to a rounded rectangle.
    "clipShape": [".cornerRadius("],
    "colorScheme": [".preferredColorScheme("],
    "fontWeight": [".font("], "fontDesign": [".font("], "italic": [".font("],
    "fontWidth": [".font("],
  ]

  /// Returns the file and line, as in `CartView.swift:41` or `near CartView.swift:41`; nil if there
  /// is no single one.
  func place(in folder: URL) -> String? {
    guard isCallEnough || !values.isEmpty || !contents.isEmpty || !colors.isEmpty else {
      return nil
    }
    let files = Self.sources(in: folder).compactMap { file in
      (try? InputFile.text(at: file)).map { Source(name: file.lastPathComponent, text: $0) }
    }
    let own = view.map { view in files.flatMap { $0.declarations(of: view) } } ?? []
    if let line = line(in: own, constantsIn: files) { return line }
    let ownCalls = calls.flatMap { call in
      Self.places(in: own, containing: call) { $0.contains(call) }
    }
    if ownCalls.isEmpty, let line = line(in: files, constantsIn: files) { return line }
    let ownCall = ownCalls.count == 1 ? ownCalls[0] : nil
    return (ownCall ?? nearLine(in: own) ?? nearLine(in: files)).map { "near \($0)" }
  }

  /// A file, or the lines of a declaration in it.
  private struct Source {
    var name: String
    var text: String
    /// The number of lines before the text.
    var start = 0

    typealias Line = (number: Int, text: Substring)

    /// The lines with their numbers in the file, from 1.
    var lines: [Line] {
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        (start + $0.offset + 1, $0.element)
      }
    }

    /// The lines without those of stored values such as samples of a model.
    var viewLines: [Line] {
      /// The indentations of the lines around the current one, and whether they begin stored values.
      var open: [(indent: Int, isStored: Bool)] = []
      return lines.filter { _, line in
        guard let indent = line.firstIndex(where: { $0 != " " }) else { return false }
        let width = line.distance(from: line.startIndex, to: indent)
        while let last = open.last, last.indent >= width { open.removeLast() }
        let isStored =
          open.last?.isStored == true
          || line.contains(#/^\s*(?:[@\w()]+\s+)*(?:let|var)\s+\w+[^{]*=/#)
        open.append((width, isStored))
        return !isStored
      }
    }

    /// Returns the declarations of a type and its extensions, down to the brace below their first column.
    func declarations(of type: String) -> [Source] {
      guard text.contains(type) else { return [] }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { index in
        let line = lines[index]
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let place = words.firstIndex(where: { $0 == type }), place > 0,
          ["struct", "class", "extension", "enum"].contains(words[place - 1])
        else { return nil }
        let indent = line.prefix { $0 == " " }
        let end = lines[index...].firstIndex { $0 == indent + "}" } ?? index
        return Source(
          name: name, text: lines[index...end].joined(separator: "\n"), start: start + index)
      }
    }
  }

  private func line(in files: [Source], constantsIn all: [Source]) -> String? {
    if !colors.isEmpty {
      // Other names begin with those of colours, such as `blueprint`.
      let places = colors.flatMap { color in
        Self.places(in: files, containing: ".\(color)") { line in
          line.ranges(of: ".\(color)").contains { range in
            line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
          }
        }
      }
      if places.count == 1 { return places[0] }
    }
    if values.isEmpty, !isCallEnough { return nil }
    var constants: Set<Substring> = []
    var places = calls.flatMap { call in
      Self.places(in: files, containing: call) { line in
        guard let start = line.firstRange(of: call)?.upperBound else { return false }
        if hasValues(line[start...]) { return true }
        constants.formUnion(Self.names(ofArguments: line[start...]))
        return false
      }
    }
    if places.isEmpty, !constants.isEmpty, let value = values.first {
      places = Self.places(in: all, containing: value) { line in
        Self.declaration(in: line).map { constants.contains($0.name) && hasValues($0.value) }
          ?? false
      }
    }
    if places.isEmpty, isContent { places = literals(in: files) }
    return places.count == 1 ? places[0] : nil
  }

  /// The lines with the new text or image as a literal, such as one of a model, or, without any,
  /// with its start before an interpolation.
  private func literals(in files: [Source]) -> [String] {
    guard let literal = values.first(where: { $0.hasPrefix("\"") && $0.count > 3 }) else {
      return []
    }
    let whole = Self.places(in: files, containing: literal) { $0.contains(literal) }
    let start = literal.prefix { !$0.isNumber }
    guard whole.isEmpty, start.count > 3, start.count < literal.count else { return whole }
    let part = start + "\\("
    return Self.places(in: files, containing: String(part)) { $0.contains(part) }
  }

  private func nearLine(in files: [Source]) -> String? {
    contents.lazy.map { content in
      Self.places(among: \.viewLines, in: files, containing: content) { $0.contains(content) }
    }.first { $0.count == 1 }?[0]
  }

  private func hasValues(_ text: Substring) -> Bool {
    let words = Self.words(of: String(text)), names = text.split { !$0.isLetter }
    return values.allSatisfy { value in
      words.contains(value) || names.contains { $0 == value || ".\($0)" == value }
    }
  }

  private static func places(
    among lines: KeyPath<Source, [Source.Line]> = \.lines, in files: [Source],
    containing part: String, where isHit: (Substring) -> Bool
  ) -> [String] {
    files.flatMap { file -> [String] in
      guard file.text.contains(part) else { return [] }
      return file[keyPath: lines].filter { isHit($0.text) }.map { "\(file.name):\($0.number)" }
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

  /// The texts in quotes and the numbers of a line, without those of colours.
  private static func words(of text: String) -> [String] {
    let parts = text.replacing(#/#[0-9A-F]{8}\b/#, with: "").split(
      separator: "\"", omittingEmptySubsequences: false)
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
