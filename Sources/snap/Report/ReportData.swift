import Drawing
import Foundation

/// The data of the page of `snap report`: the results, with their pictures and layouts.
struct ReportData: Encodable {
  struct Item: Encodable {
    let id: String
    /// The decision about the picture, or else the result.
    let status: String
    let file: String
    let line: Int
    let cause: String?
    let message: String?
    /// The pictures, as `data:` URLs; nil for those that do not exist.
    let expected: String?
    let actual: String?
    let diff: String?
    let expectedLayout: String?
    let actualLayout: String?
  }

  let summary: String
  let complete: Bool
  let against: String?
  let results: [Item]

  init(run: LastRun) {
    summary = run.results.summary
    complete = run.hasEnded
    against = run.header.against
    results = run.results.map { result in
      // Pictures of snapshots that passed would only make the file large.
      let isActual = [.new, .updated].contains(result.status) || result.decision == .accepted
      let golden =
        isActual || result.decision == .rejected
        ? result.golden.map { URL(fileURLWithPath: $0) } : nil
      let recorded = golden.flatMap { golden in
        Self.url(of: golden) { GoldenFolders().contain($0.path) }
      }
      let isPassed = result.status == .passed
      func picture(_ part: String) -> String? {
        isPassed ? nil : Self.url(of: run.file(result, part), where: run.hasFile)
      }
      func layout(_ part: String) -> String? {
        let file = run.file(result, part, pathExtension: "layout.txt")
        return isPassed || !run.hasFile(file) ? nil : try? InputFile.text(at: file)
      }
      return Item(
        id: result.id, status: result.decision?.rawValue ?? result.status.rawValue,
        file: result.file, line: result.line, cause: result.cause,
        message: result.decision == nil ? result.message : nil,
        expected: picture("expected") ?? (isActual ? nil : recorded),
        actual: picture("actual") ?? (isActual ? recorded : nil), diff: picture("diff"),
        expectedLayout: layout("expected"), actualLayout: layout("actual"))
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Returns a PNG as a URL; nil for another file, which a report must not show to others.
  private static func url(of file: URL, where isInside: (URL) -> Bool) -> String? {
    guard isInside(file), let data = try? InputFile.data(at: file, limit: .media),
      data.starts(with: [0x89, 0x50, 0x4e, 0x47])
    else { return nil }
    return "data:image/png;base64,\(data.base64EncodedString())"
  }
}
