import Foundation
import Testing

@testable import snap

struct PreviewTitleTests {
  /// Characters that end lines, literals or words somewhere.
  private static let characters: [Character] = [
    "a", "\"", "\\", "\n", "\r\n", "\t", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}",
    "\u{FEFF}", "e\u{301}", "👩‍👩‍👧", "#", "(", ")", "/", "*", "`", "$", "{", "}", " ",
  ]

  private func titles(_ count: Int) -> [String] {
    var state: UInt64 = 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    return (0..<count).map { number in
      "\(number)" + String((0..<next(9)).map { _ in Self.characters[next(Self.characters.count)] })
    }
  }

  private func literal(_ title: String) -> String {
    let escaped = title.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n", "\r", "\t", "\0", "\u{1B}", "\u{7F}", "\u{FEFF}":
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  @Test func everyTitleIsListedCompiledAndDrawn() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PreviewTitleTests.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let titles = titles(120)
    let previews = titles.map {
      "#Preview(\(literal($0))) { Color.red.frame(width: 1, height: 1) }"
    }
    try Data(("import SwiftUI\n" + previews.joined(separator: "\n")).utf8)
      .write(to: folder.appendingPathComponent("Titles.swift"))

    let list = try SnapCommand.run(arguments: ["list", "Titles.swift"], in: folder)
    #expect(list.exitCode == 0, "\(list.messages)")
    #expect(list.lines.count == titles.count)
    let place = "Titles.swift:\(titles.count + 1)"
    let render = try SnapCommand.run(
      arguments: ["render", "Titles.swift", "--view", place, "-o", "last.png"], in: folder)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("last.png").path))
  }
}
