import Codecs
import Drawing
import Foundation
import Vector

/// The external programs that render SVG and PDF, if they are installed.
package enum VectorTools {
  package static let areInstalled = ["rsvg-convert", "pdftoppm", "xmllint"].allSatisfy {
    path(of: $0) != nil
  }

  private static func path(of name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The messages of a program about a file; empty if it has none.
  package static func complaints(about data: Data, _ name: String, _ arguments: [String]) throws
    -> String
  {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = path(of: name)
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    let messages = Pipe()
    process.standardError = messages
    try process.run()
    let output = try InputFile.data(from: messages.fileHandleForReading.fileDescriptor)
    let text = String(decoding: output, as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : "\(name) failed: \(text)"
  }

  /// Whether the text of a PDF can be read.
  package static let canReadText = path(of: "pdftotext") != nil

  /// The text that poppler reads in a PDF, without marks of direction.
  package static func text(of data: Data) throws -> String {
    let result = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: result) }
    let complaints = try complaints(about: data, "pdftotext", ["FILE", result.path])
    let text = String(decoding: try Data(contentsOf: result), as: UTF8.self)
    return complaints + text.filter { !["\u{202A}", "\u{202B}", "\u{202C}"].contains($0) }
  }

  /// The image that librsvg or poppler renders from a file, at a scale of 2 on white.
  package static func picture(
    of data: Data, _ format: VectorFormat
  ) throws -> (picture: Pixmap, complaints: String) {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let result = base.appendingPathExtension("png")
    defer { try? FileManager.default.removeItem(at: result) }
    let complaints =
      switch format {
      case .svg:
        try complaints(
          about: data, "rsvg-convert",
          ["--zoom", "2", "--background-color", "white", "-o", result.path, "FILE"])
      case .pdf:
        try complaints(
          about: data, "pdftoppm", ["-r", "144", "-png", "-singlefile", "FILE", base.path])
      }
    return (try Pixmap(pngData: Data(contentsOf: result)), complaints)
  }
}
