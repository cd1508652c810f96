import Foundation
import Testing

/// Checks `Documentation/Measurements.md` against the comments in `Sources` that cite it.
@Suite struct MeasurementsTests {
  let table: MeasurementTable
  let sources: [SourceLine]

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    table = try MeasurementTable(
      contentsOf: root.appendingPathComponent("Documentation/Measurements.md"))
    sources = try SourceLine.all(in: root.appendingPathComponent("Sources"))
  }

  @Test func rowsAreComplete() {
    #expect(!table.rows.isEmpty)
    #expect(table.malformedLines == [])
  }

  @Test func namesAreUnique() {
    let names = Dictionary(grouping: table.rows, by: \.name)
    #expect(names.filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test func citationsResolve() {
    let names = Set(table.rows.map(\.name))
    let unresolved = sources.filter { line in line.citations.contains { !names.contains($0) } }
    #expect(unresolved.map(\.description) == [])
  }

  @Test func citationsNameARow() {
    let incomplete = sources.filter { $0.mentionsMeasurements && $0.citations.isEmpty }
    #expect(incomplete.map(\.description) == [])
  }

  @Test func usedRowsAreCited() {
    let citations = Set(sources.flatMap(\.citations))
    let uncited = table.rows.filter { $0.isUsed && !citations.contains($0.name) }
    #expect(uncited.map(\.name) == [])
  }

  @Test func rowsNotYetUsedAreNotCited() {
    let citations = Set(sources.flatMap(\.citations))
    let cited = table.rows.filter { !$0.isUsed && citations.contains($0.name) }
    #expect(cited.map(\.name) == [])
  }

  @Test func sourcesCiteNoDocumentOutsideTheRepository() {
    let outside = sources.filter(\.citesDocumentOutsideRepository)
    #expect(outside.map(\.description) == [])
  }
}

/// The rows of the tables in `Documentation/Measurements.md`.
struct MeasurementTable {
  struct Row {
    let name: String
    let isUsed: Bool
  }

  private(set) var rows: [Row] = []
  /// Lines with an anchor that are no row of six filled cells with known words in the last two.
  private(set) var malformedLines: [String] = []

  init(contentsOf url: URL) throws {
    for line in try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    where line.contains("<a id=") {
      if let row = Self.row(line) { rows.append(row) } else { malformedLines.append(line) }
    }
  }

  private static func row(_ line: String) -> Row? {
    let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 8, cells[0].isEmpty, cells[7].isEmpty,
      !cells[1...6].contains(where: \.isEmpty),
      ["measured", "published", "by eye"].contains(cells[5]),
      ["used", "not yet used"].contains(cells[6])
    else { return nil }
    let name = cells[1].components(separatedBy: "`").dropFirst().first ?? ""
    guard !name.isEmpty, cells[1] == "<a id=\"\(name)\"></a>`\(name)`",
      name.allSatisfy({ $0 == "-" || $0.isNumber || $0.isLetter && $0.isLowercase })
    else { return nil }
    return Row(name: name, isUsed: cells[6] == "used")
  }
}

/// A line of a source file.
struct SourceLine: CustomStringConvertible {
  let file: String
  let number: Int
  let text: String

  var description: String { "\(file):\(number): \(text.trimmingCharacters(in: .whitespaces))" }

  var mentionsMeasurements: Bool { text.contains("Measurements.md") }

  /// The names of the rows that the line cites.
  var citations: [String] {
    text.components(separatedBy: "Measurements.md#").dropFirst().map { rest in
      let name = rest.prefix { $0 == "-" || $0.isNumber || $0.isLetter }
      return name.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    }
  }

  /// The Markdown files that the line names, with the folders that it names.
  var namedDocuments: [String] {
    // In debug, plain searches are many times as fast as regular expressions.
    guard text.contains(".md") else { return [] }
    return text.matches(of: /[\w.\/-]*\w\.md\b/).map { String($0.0) }
  }

  /// Whether the line cites notes that readers of the repository do not have.
  var citesDocumentOutsideRepository: Bool {
    let documents: Set = [
      "measured_constants", "text_rules", "seed_systems", "recorded_pictures", "ios26",
    ]
    let words = text.split { !($0.isLetter || $0.isNumber || "_-#".contains($0)) }
    return words.contains { documents.contains(String($0)) }
      || text.range(of: "//").map { text[$0.lowerBound...].contains("(§") } == true
  }

  /// The lines of all Swift and C files in a directory, in the order of their paths.
  static func all(in directory: URL) throws -> [SourceLine] {
    var urls: [URL] = []
    let enumerator = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    while let url = enumerator?.nextObject() as? URL {
      if ["swift", "c", "h"].contains(url.pathExtension) { urls.append(url) }
    }
    return try urls.sorted { $0.path < $1.path }.flatMap { url in
      let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
      return lines.enumerated().map { index, text in
        SourceLine(file: url.lastPathComponent, number: index + 1, text: text)
      }
    }
  }
}
