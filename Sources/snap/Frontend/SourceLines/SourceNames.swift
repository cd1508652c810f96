/// The lines of the identifiers in a range of Swift source.
///
/// They are read from the text, because expressions in the compiler's parse tree have no range
/// before type checking.
struct SourceNames {
  /// An identifier, and whether a dot is before it.
  struct Name: Hashable {
    var text: String
    var isMember: Bool
  }

  private var lines: [Name: [Int]] = [:]

  /// Reads the bytes from an offset through another, except comments, strings and labels.
  init(in source: [UInt8], from start: Int, through end: Int) {
    var reader = SourceReader(source, from: start, through: end)
    while let token = reader.next() {
      guard case .name(let text, let isMember, let line) = token,
        isMember || reader.following != UInt8(ascii: ":")
      else { continue }
      lines[Name(text: text, isMember: isMember), default: []].append(line)
    }
  }

  /// Returns the lines of a name, one for each occurrence; nil if it does not occur `count` times.
  func lines(of name: Name, count: Int) -> [Int]? {
    lines[name].flatMap { $0.count == count ? $0 : nil }
  }
}
