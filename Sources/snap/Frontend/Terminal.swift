import Foundation

/// Messages on standard error.
enum Terminal {
  static func printError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Prints messages of the compiler, with an empty line between them.
  static func printErrors(_ messages: [CompilerMessages.Message]) {
    let texts = messages.map { message in
      let end = message.lines.lastIndex { !$0.isEmpty } ?? 0
      return message.lines.prefix(end + 1).joined(separator: "\n")
    }
    printError(texts.joined(separator: "\n\n"))
  }

  /// Whether standard error is a terminal.
  static var isInteractive: Bool { isatty(STDERR_FILENO) != 0 }

  /// Prints what takes time, if standard error is a terminal.
  static func printProgress(_ message: String) {
    if isInteractive { printError(message) }
  }
}

extension String {
  /// The text with control characters as a Swift literal has them, so that it is one line.
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

extension Unicode.Scalar {
  /// Whether the character controls a terminal or ends a line.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Overrides of the writing direction reorder what follows them.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
