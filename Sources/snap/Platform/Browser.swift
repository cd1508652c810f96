import Foundation

/// The browser of the user.
enum Browser {
  /// Opens an address, or asks the user to do so.
  static func open(_ address: String) throws {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    if try ChildProcess.output(of: [opener, address]) == nil {
      Terminal.printError("open the address in a browser")
    }
  }
}
