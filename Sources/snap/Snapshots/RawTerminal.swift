import Foundation

/// A terminal that gives keys as soon as they are pressed, until it is restored.
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
  func key() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return Character(Unicode.Scalar(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
