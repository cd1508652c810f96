import Foundation

/// An event of a compiled program, sent to `snap` as one line of JSON on standard output.
package enum RenderEvent<Report: Codable & Sendable>: Codable, Sendable {
  /// The view whose code runs from now on, and its place in a task; a later crash is attributed to
  /// it.
  case began(view: String, at: ViewPlace?)
  /// The number of the picture that is now laid out and drawn, from 1, and the total; nil if
  /// unknown.
  case drawing(Int, of: Int?)
  /// The answer to a byte on standard input: the view whose code is running, or ran last.
  case evaluating(view: String?)
  /// A snapshot is taken and its pixels are in a file.
  case took(TakenSnapshot)
  /// All snapshots of a view are taken, or the view cannot be shown or its script fails, with the
  /// reason; its index is that among the views of the task.
  case left(view: Int, problem: String?)
  /// A session has performed a command.
  case answered(SessionAnswer)
  /// A screen has mistakes.
  case warned(ScreenWarnings)
  /// The task is done and its files are written.
  case finished(Report)
  /// The task has failed and no file is written; whether the command names something that does not
  /// exist, or several things.
  case failed(String, isChoice: Bool)
}

extension JSONEncoder {
  /// Returns an encoder of events and reports, which also encodes infinite proposals.
  package static func forEvents() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// Returns a decoder of events.
  package static func forEvents() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return decoder
  }
}
