import Foundation

/// A terminal in raw mode, which delivers keys as they are pressed, until it is restored.
struct RawTerminal {
  private let saved: termios

  /// Prepares standard input; nil if it is not a terminal.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    saved = settings
    // Interrupts arrive as keys, so that the terminal is always restored.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings) == 0 else { return nil }
  }

  func restore() {
    var saved = saved
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &saved)
  }

  /// Waits for a key; nil at the end of the input.
  ///
  /// The arrow keys down and right are `j`, up and left are `k`; other keys that send several bytes
  /// are a space of zero width, which no command has.
  func key() -> Character? {
    guard let byte = byte() else { return nil }
    guard byte == Self.escape, hasInput else { return Character(Unicode.Scalar(byte)) }
    return sequence()
  }

  private static let escape: UInt8 = 0x1B

  /// Reads the rest of the bytes of a key, after the escape.
  private func sequence() -> Character? {
    guard let introducer = byte() else { return nil }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      return "\u{200B}"
    }
    while let byte = byte() {
      // A letter or a tilde ends the sequence; digits and semicolons are its parameters.
      guard (0x40...0x7E).contains(byte) else { continue }
      switch Unicode.Scalar(byte) {
      case "A", "D": return "k"
      case "B", "C": return "j"
      default: return "\u{200B}"
      }
    }
    return nil
  }

  /// Whether more bytes follow at once, as they do if one key sends several.
  private var hasInput: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 20) > 0
  }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
