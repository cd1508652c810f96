@preconcurrency import Foundation

/// The text on standard output and the messages on standard error.
enum Terminal {
  static func printError(_ message: String) {
    // There is no way to report a message that cannot be written.
    try? write(Data((message + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes bytes to standard output, after all text that was printed before.
  static func write(_ data: Data) throws {
    guard fflush(stdout) == 0 else { throw unwritable }
    try write(data, to: STDOUT_FILENO)
  }

  private static func write(_ data: Data, to file: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw unwritable }
      rest = rest.dropFirst(count)
    }
  }

  private static var unwritable: Failure {
    .unwritable(path: "to standard output", reason: systemErrorReason())
  }

  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) != 0 }

  /// Opens closed standard streams, and makes the process fail if some of its output is not written
  /// at its end.
  static func prepareStreams() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      // Otherwise the next opened file would get the descriptor. Writing to standard output still
      // fails.
      _ = open("/dev/null", file == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      Terminal.printError("error: \(Terminal.unwritable.message ?? "")")
      _exit(2)
    }
  }
}

extension String {
  /// The text on one line, with control characters escaped as in a Swift literal.
  var visible: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case _ where scalar.isControl: "\\u{\(String(scalar.value, radix: 16))}"
      default: "\(scalar)"
      }
    }
    .joined()
  }
}

extension String {
  /// The text with its line ends, and with other control characters escaped as in a Swift literal.
  var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }
      .joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, ends a line or reorders text.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Overrides of the writing direction reorder the following text.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
