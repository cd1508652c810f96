import Foundation
import Render
import Testing

/// Every test runs the built `snap`, one after the other, so that they share their compilations.
@Suite(.serialized) struct FilmCommandTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  private func film(_ arguments: String...) throws -> SnapCommand {
    try SnapCommand.run(arguments: ["film", "Motion.swift"] + arguments)
  }

  private func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(pictures.path)/\(name)"))
  }

  // MARK: Films

  @Test func aScrollIsASheet() throws {
    let path = pictures.path + "/scroll.png"
    let film = try film(
      "--view", "Counter", "--scroll-from", "-10", "--scroll-to", "0,30", "--frames", "6",
      "-o", path)
    #expect(film.exitCode == 0, "\(film.messages)")
    let size = try pictures.pixelSize(of: "scroll.png")
    #expect(film.text == "\(path)  \(size[0])×\(size[1])  6 frames  Counter\n")
    #expect(size[0] > 3 * 40 && size[1] > 40)
    #expect(try pictures.contents == ["scroll.png"])
  }

  @Test func timeIsAnAnimatedPNG() throws {
    let film = try film(
      "--view", "Slide", "--frames", "4", "--fps", "10", "-o", pictures.path + "/slide.apng")
    #expect(film.exitCode == 0, "\(film.messages)")
    #expect(try pictures.redColumns(of: "slide.apng") == 0..<10)
    let chunks = PNGChunk.chunks(of: try bytes(of: "slide.apng"))
    #expect(chunks.first { $0.kind == "acTL" }?.content == Data([0, 0, 0, 4, 0, 0, 0, 0]))
    #expect(chunks.count { $0.kind == "fcTL" } == 4)
    #expect(
      chunks.first { $0.kind == "fcTL" }?.content.dropFirst(20).prefix(4) == Data([0, 1, 0, 10]))
  }

  @Test func aScriptIsAGIF() throws {
    struct Report: Decodable, Equatable {
      var view: String, frames: Int, width: Int, height: Int, framesPerSecond: Double
    }
    let film = try film(
      "--view", "Counter", "--script", "count.txt", "--scale", "2",
      "-o", pictures.path + "/count.gif", "--json")
    #expect(
      try JSONDecoder().decode(Report.self, from: film.output)
        == Report(view: "Counter", frames: 10, width: 80, height: 80, framesPerSecond: 10))
    let gif = try bytes(of: "count.gif")
    #expect(gif.prefix(10) == Data("GIF89a".utf8) + [80, 0, 80, 0])
    #expect(gif.last == 0x3b)
  }

  // MARK: Failures

  @Test func filmsOneView() throws {
    let film = try SnapCommand.run(
      "film", "Previews.swift", "-o", pictures.path + "/p.png")
    #expect(film.exitCode == 64)
    #expect(film.messages.hasPrefix("error: which view? A film shows one; name it with --view:\n"))
  }

  @Test(arguments: [
    (["-o", "film.mp4"], "'film.mp4' is not a film format: use .png for a contact sheet"),
    (["-o", "-"], "'-' is not a film format"),
    (["-o", "a.gif", "--fps", "60"], "Browsers play a GIF with at most 50 frames a second"),
    (["--fps", "0"], "'--fps' must be from 0.1 to 240."),
    (["--frames", "0"], "'--frames' must be from 1 to 2000."),
    (["--frames", "2001"], "'--frames' must be from 1 to 2000."),
    (["--scroll-from", "0"], "Give both '--scroll-from' and '--scroll-to', or neither."),
    (["--scroll-from", "x", "--scroll-to", "1"], "write it as in 0,120 or 120"),
    (
      ["--scroll-from", "0", "--scroll-to", "1", "--script", "count.txt"],
      "A script scrolls: write"
    ),
  ])
  func refusesBadOptions(options: [String], message: String) throws {
    let film = try SnapCommand.run(
      arguments: ["film", "Motion.swift", "--view", "Slide"] + options)
    #expect(film.exitCode == 64)
    #expect(film.messages.contains(message), "\(film.messages)")
  }

  @Test func refusesFilmsThatAreTooLarge() throws {
    let film = try film(
      "--view", "Slide", "--size", "8000x8000", "--frames", "60",
      "-o", pictures.path + "/large.apng")
    #expect(film.exitCode == 2)
    #expect(
      film.messages.contains(
        "the film is too large: 60 frames of 8000 × 8000 points at scale 1 need more than "
          + "1024 MiB"))
    #expect(try pictures.contents == [])
  }

  @Test func aFilmWithFewerFramesThanAskedForWarns() throws {
    let source = pictures.path + "/Busy.swift"
    try """
    import SwiftUI
    struct Busy: View {
      @State private var count = 0
      var body: some View {
        Text("\\(count)").task {
          while !Task.isCancelled {
            try? await Task.sleep(nanoseconds: 0)
            count += 1
          }
        }
      }
    }
    """.write(toFile: source, atomically: true, encoding: .utf8)
    let film = try SnapCommand.run(
      "film", source, "--frames", "4", "--size", "20x20", "-o", pictures.path + "/busy.gif")
    #expect(film.exitCode == 0, "\(film.messages)")
    #expect(film.messages.contains("of 4 frames"), "\(film.messages)")
  }

  @Test func reportsTheLineThatFails() throws {
    let film = try film(
      "--view", "Counter", "--script", "nobody.txt", "-o", pictures.path + "/n.png")
    #expect(film.exitCode == 2)
    #expect(film.messages.contains("error: nobody.txt:2: no view on the screen has the id"))
    #expect(try pictures.contents == [])
  }
}
