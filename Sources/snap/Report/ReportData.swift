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
    /// The addresses of the pictures; nil for those that do not exist.
    let expected: String?
    let actual: String?
    let diff: String?
    let expectedLayout: String?
    let actualLayout: String?
  }

  let summary: String
  let complete: Bool
  let against: String?
  /// Whether a server performs decisions about the pictures.
  let decides: Bool
  let results: [Item]

  /// Creates the data of a report, which contains its pictures as `data:` URLs.
  init(run: LastRun) {
    decides = false
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
        isPassed ? nil : Self.layout(part, of: result, in: run)
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

  /// Creates the data of a review of pending results; `address` makes the address of a picture from
  /// the index of its result and its part.
  init(run: LastRun, results: [SnapshotResult], address: (Int, String) -> String) {
    decides = true
    summary = results.summary
    complete = run.hasEnded
    against = nil
    self.results = results.enumerated().map { index, result in
      func picture(_ part: String) -> String? {
        run.hasFile(run.file(result, part)) ? address(index, part) : nil
      }
      func layout(_ part: String) -> String? { Self.layout(part, of: result, in: run) }
      return Item(
        id: result.id, status: result.status.rawValue, file: result.file, line: result.line,
        cause: result.cause, message: result.message, expected: picture("expected"),
        actual: picture("actual"), diff: picture("diff"), expectedLayout: layout("expected"),
        actualLayout: layout("actual"))
    }
  }

  /// Returns the text of a layout; nil if there is none.
  private static func layout(_ part: String, of result: SnapshotResult, in run: LastRun) -> String?
  {
    let file = run.file(result, part, pathExtension: "layout.txt")
    return run.hasFile(file) ? try? InputFile.text(at: file) : nil
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// Returns a PNG as a URL; nil for another file, which a report must not show to others.
  private static func url(of file: URL, where isInside: (URL) -> Bool) -> String? {
    guard isInside(file), let data = png(at: file) else { return nil }
    return "data:image/png;base64,\(data.base64EncodedString())"
  }

  /// Returns the bytes of a PNG; nil for another file.
  static func png(at file: URL) -> Data? {
    guard let data = try? InputFile.data(at: file, limit: .media), data.isPNG else {
      return nil
    }
    return data
  }
}

extension Data {
  /// Whether the data begins as a PNG does.
  var isPNG: Bool { starts(with: [0x89, 0x50, 0x4e, 0x47]) }
}
