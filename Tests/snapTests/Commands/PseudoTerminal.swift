import Foundation

/// A terminal whose keyboard and screen are a test.
final class PseudoTerminal {
  struct Unavailable: Error {}

  /// The side of the program.
  let side: FileHandle
  private var keyboard: Int32
  /// What the program has written after the last text that was waited for.
  private var text = ""

  init() throws {
    keyboard = openTerminal(O_RDWR | O_NOCTTY)
    guard keyboard >= 0, grantTerminal(keyboard) == 0, unlockTerminal(keyboard) == 0,
      let name = terminalName(keyboard), case let side = open(name, O_RDWR | O_NOCTTY), side >= 0
    else { throw Unavailable() }
    self.side = FileHandle(fileDescriptor: side, closeOnDealloc: true)
  }

  deinit { close() }

  /// Hangs up.
  func close() {
    if keyboard >= 0 { _ = Foundation.close(keyboard) }
    keyboard = -1
  }

  /// Whether the terminal shows what is typed.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(side.fileDescriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Reads until the program has written a text; returns false if it has not for minutes.
  func waits(for wanted: String) -> Bool {
    while true {
      if let range = text.range(of: wanted) {
        text.removeSubrange(..<range.upperBound)
        return true
      }
      var input = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, 240_000) > 0 else { return false }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = read(keyboard, &bytes, bytes.count)
      guard count > 0 else { return false }
      text += String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  }
}

// Glibc's module does not have these functions of POSIX.
@_silgen_name("posix_openpt") private func openTerminal(_ flags: Int32) -> Int32
@_silgen_name("grantpt") private func grantTerminal(_ keyboard: Int32) -> Int32
@_silgen_name("unlockpt") private func unlockTerminal(_ keyboard: Int32) -> Int32
@_silgen_name("ptsname") private func terminalName(
  _ keyboard: Int32
) -> UnsafeMutablePointer<CChar>?
