import Foundation

/// The standard error of a program, which has the reason of a trap.
struct ErrorOutput {
  /// The end of the output.
  private var end = Data()

  /// More than the longest message of a trap that is shown.
  private static let endLength = 1 << 14
  private static let reasonLength = 300

  mutating func receive(_ data: Data) {
    end = (end + data).suffix(Self.endLength)
  }

  /// The message of the last trap of Swift in the output, such as `Index out of range`; nil without
  /// one.
  var trapReason: String? {
    // "Card.swift:4: Fatal error: Index out of range", "Swift/Array.swift:12: Fatal error"
    let trap = #/^(?:.+:\d+: )?(?:Fatal error|Precondition failed|Assertion failed): (.+)$/#
    return String(decoding: end, as: UTF8.self).split(whereSeparator: \.isNewline).reversed().lazy
      .compactMap { $0.wholeMatch(of: trap).map { String($0.1) } }.first
      .map { $0.visible.shortened(to: Self.reasonLength) }
  }
}
