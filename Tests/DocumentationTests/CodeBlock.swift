import Foundation

/// A fenced block of a Markdown document.
struct CodeBlock: Equatable {
  /// The word after the fence; empty if there is none.
  var language: String
  /// The lines, each with its end.
  var text: String

  /// The blocks of a document, in order.
  static func all(in document: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var block: CodeBlock?
    for line in document.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block { blocks.append(block) }
        block = block == nil ? CodeBlock(language: String(line.dropFirst(3)), text: "") : nil
      } else {
        block?.text += line + "\n"
      }
    }
    return blocks
  }

  /// Whether consecutive lines of an output are the lines of this block; `…` is any number of lines.
  func isExcerpt(of output: String) -> Bool {
    var rest = ("\n" + output)[...]
    for part in text.components(separatedBy: "\n…\n") {
      guard let found = rest.range(of: "\n\(part.trimmingCharacters(in: .newlines))\n") else {
        return false
      }
      // The end of this part's last line also starts the next line.
      rest = rest[rest.index(before: found.upperBound)...]
    }
    return true
  }
}
