import Foundation

/// The standard error of a program, which has the reason of a trap.
///
/// Users see it line by line, except for what Swift's runtime writes about a signal: the failure of
/// the run says that.
struct ErrorOutput {
  /// The end of the output.
  private var end = Data()
  /// The start of a line that is not complete.
  private var line = Data()
  /// A message of a trap and empty lines, until it is known what follows them.
  private var held = Data()
  private var holdsTrap = false
  /// Whether an empty line is dropped, which the runtime writes after its line about a signal.
  private var isAfterSignal = false

  /// More than the longest message of a trap that is shown.
  private static let endLength = 1 << 14
  private static let reasonLength = 300
  private static let newline = Data("\n".utf8)

  /// Takes bytes of the output, and returns what is to be shown.
  mutating func receive(_ data: Data) -> Data {
    end = (end + data).suffix(Self.endLength)
    guard data.contains(UInt8(ascii: "\n")) else {
      line += data
      return Data()
    }
    var shown = Data()
    var lines = (line + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = Data(lines.removeLast())
    for line in lines { shown += receive(line: Data(line)) }
    return shown
  }

  private mutating func receive(line bytes: Data) -> Data {
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("*** Signal "), line.contains(": Backtracing from ") {
      // The message of the trap stays held, and the empty line before this one is dropped.
      if !holdsTrap { held = Data() }
      isAfterSignal = true
      return Data()
    }
    if line.isEmpty {
      if !isAfterSignal { held += Self.newline }
      isAfterSignal = false
      return Data()
    }
    isAfterSignal = false
    let known = held
    let shown = Self.withoutModule(bytes) + Self.newline
    holdsTrap = Self.trapReason(in: line) != nil
    held = holdsTrap ? shown : Data()
    return holdsTrap ? known : known + shown
  }

  /// Returns what is to be shown of a line that the program may not complete for some time.
  mutating func showLine() -> Data {
    guard !line.isEmpty, !line.starts(with: Data("***".utf8)) else { return Data() }
    defer { (line, held, holdsTrap) = (Data(), Data(), false) }
    return held + line
  }

  /// Returns what is left to be shown at the end of the program; its last trap is not if the failure
  /// of the run has the whole message.
  mutating func finish(isReported: Bool) -> Data {
    let isWhole = trapReason.map { !$0.hasSuffix("…") } ?? false
    if isReported, isWhole, holdsTrap { (held, holdsTrap) = (Data(), false) }
    let shown = held + (line.isEmpty ? Data() : line + Self.newline)
    (held, line) = (Data(), Data())
    return shown
  }

  /// The message of the last trap of Swift in the output, such as `Index out of range`; nil without
  /// one.
  var trapReason: String? {
    String(decoding: end, as: UTF8.self).split(whereSeparator: \.isNewline).reversed().lazy
      .compactMap { Self.trapReason(in: String($0)) }.first
      .map { $0.visible.shortened(to: Self.reasonLength) }
  }

  private static func trapReason(in line: String) -> String? {
    guard line.contains("atal error: ") || line.contains(" failed: ") else { return nil }
    // "Card.swift:4: Fatal error: Index out of range", "Swift/Array.swift:12: Fatal error"
    let trap = #/^(?:.+:\d+: )?(?:Fatal error|Precondition failed|Assertion failed): (.+)$/#
    return line.wholeMatch(of: trap).map { String($0.1) }
  }

  /// Returns a line without the name of the module before that of its file.
  private static func withoutModule(_ line: Data) -> Data {
    let prefix = Data("\(CompilerInvocation.programModule)/".utf8)
    return line.starts(with: prefix) ? Data(line.dropFirst(prefix.count)) : line
  }
}
