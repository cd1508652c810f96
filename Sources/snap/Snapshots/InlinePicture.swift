import Foundation

/// Pictures in the text of a terminal that can show them.
enum InlinePicture {
  /// The protocols of terminals.
  enum Style: Equatable { case kitty, iTerm }

  /// Returns the protocol of the terminal that the environment describes; nil for none.
  static func style(in environment: [String: String]) -> Style? {
    if environment["TERM"]?.contains("kitty") == true || environment["KITTY_WINDOW_ID"] != nil {
      return .kitty
    }
    if environment["TERM"]?.contains("ghostty") == true { return .kitty }
    let program = environment["TERM_PROGRAM"] ?? ""
    return ["iTerm.app", "WezTerm"].contains(program) ? .iTerm : nil
  }

  /// Returns the characters that show a PNG, at most a number of rows of text high.
  static func text(of png: Data, style: Style, rows: Int) -> String {
    let base64 = png.base64EncodedString()
    switch style {
    case .iTerm:
      return "\u{1B}]1337;File=inline=1;height=\(rows);preserveAspectRatio=1:\(base64)\u{7}\n"
    case .kitty:
      // A sequence has at most 4,096 characters of data.
      let size = 4_096
      let starts = Array(stride(from: 0, to: base64.utf8.count, by: size))
      let bytes = Array(base64.utf8)
      let parts = starts.enumerated().map { index, start in
        let keys = index == 0 ? "a=T,f=100,r=\(rows)," : ""
        let more = index < starts.count - 1 ? 1 : 0
        let part = String(decoding: bytes[start..<min(start + size, bytes.count)], as: UTF8.self)
        return "\u{1B}_G\(keys)m=\(more);\(part)\u{1B}\\"
      }
      return parts.joined() + "\n"
    }
  }
}
