import Foundation

extension String {
  /// The string as a text of PDF: UTF-16 with a byte order mark, in hexadecimal digits.
  var pdfText: String { "<FEFF\(utf16.map(hexadecimal).joined())>" }

  /// The string as ASCII in parentheses; other characters are left out.
  var pdfLiteral: String {
    let escaped = unicodeScalars.filter { (0x20..<0x7F).contains($0.value) }.map { scalar in
      "\\()".unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
    return "(\(escaped.joined()))"
  }
}

extension VectorOptions {
  /// The dictionary with the document information of a PDF; it has no date, so that equal documents
  /// are equal files.
  var information: String {
    let entries = [
      ("Title", title), ("Author", author), ("Subject", subject),
      ("Keywords", keywords.isEmpty ? nil : keywords.joined(separator: ", ")),
      ("Creator", creator),
    ]
    let texts = entries.compactMap { name, text in text.map { "/\(name) \($0.pdfText) " } }
    return "<< \(texts.joined())/Producer (LayoutDSL) >>"
  }
}
