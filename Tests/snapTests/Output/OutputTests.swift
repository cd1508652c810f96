import Drawing
import Foundation
import Testing

@testable import snap

/// Outputs that are no plain files; every test runs the built `snap`.
@Suite(.serialized) struct OutputTests {
  let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  private func render(_ path: String, _ options: String..., shell: String = "") throws
    -> SnapCommand
  {
    try SnapCommand.run(arguments: ["render", "Card.swift", "-o", path] + options, shell: shell)
  }

  private func size(of path: String) throws -> [Int] {
    pixelSizeOfPNG(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  // MARK: Standard output

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "-"])
  func otherNamesOfStandardOutput(path: String) throws {
    let piped = try render(path)
    #expect(piped.exitCode == 0, "\(piped.messages)")
    #expect(pixelSizeOfPNG(piped.output) == [30, 20])
    let file = pictures.path + "/card.png"
    #expect(try render(path, shell: "> '\(file)'").exitCode == 0)
    #expect(try size(of: file) == [30, 20])
    #expect(try pictures.contents == ["card.png"])
  }

  @Test func severalPicturesDoNotGoIntoOneStream() throws {
    for path in ["/dev/stdout", "/dev/null"] {
      let render = try render(path, "--scroll", "0,0", "--scroll", "0,1")
      #expect(render.exitCode == 64)
      #expect(render.messages == "error: '-o \(path)' writes one picture, and there are 2\n")
    }
  }

  @Test func picturesAndTheirDescriptionDoNotMix() throws {
    let render = try render("/dev/stdout", "--json")
    #expect(render.exitCode == 64)
    #expect(
      render.messages == "error: '--json' and '-o /dev/stdout' both write to standard output\n")
  }

  @Test(arguments: ["-", "/dev/stdout"])
  func aFullOrClosedStandardOutputIsAnError(path: String) throws {
    for (shell, reason) in [
      ("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ] where path == "-" || shell != ">&-" {
      let render = try render(path, shell: shell)
      #expect(render.exitCode == 2)
      #expect(render.messages.hasSuffix("error: cannot write to standard output: \(reason)\n"))
    }
  }

  // MARK: Devices and pipes

  @Test func devicesAreWrittenThrough() throws {
    let render = try render("/dev/null", "--json")
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(render.text.contains("\"path\" : \"/dev/null\""))
    #expect(!render.text.contains("\"data\""))
    var status = stat()
    #expect(lstat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func aPipeIsWrittenThrough() throws {
    let pipe = pictures.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    #expect(try render(pipe).text == "\(pipe)  30×20  Card\n")
    defer { close(reader) }
    let data = try InputFile.nextData(from: reader)
    #expect(pixelSizeOfPNG(data) == [30, 20])
    #expect(try pictures.contents == ["pipe"])
  }

  @Test func aPipeWithoutAReaderIsAnError() throws {
    let pipe = pictures.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let render = try render(pipe, "--timeout", "5s")
    #expect(render.exitCode == 2)
    #expect(
      render.messages
        == "hello from Card\nerror: cannot write \(pipe): it is a pipe that no program has read for 5s\n"
    )
  }

  @Test func anOpenFileIsReplacedByThePicture() throws {
    let file = pictures.path + "/open"
    try Data(count: 100_000).write(to: URL(fileURLWithPath: file))
    #expect(try render("/dev/fd/3", shell: "3<> '\(file)'").exitCode == 0)
    #expect(try size(of: file) == [30, 20])
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count < 100_000)
  }

  @Test func aFilmIsWrittenThrough() throws {
    let link = pictures.path + "/film.gif"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/stdout")
    let film = try SnapCommand.run("film", "Card.swift", "--frames", "2", "-o", link)
    #expect(film.exitCode == 0, "\(film.messages)")
    #expect(film.output.starts(with: Data("GIF89a".utf8)))
  }

  @Test(arguments: [
    ("/dev/full", "No space left on device"), ("/proc/card.png", "No such file or directory"),
    ("/proc/self/mem/card.png", "Not a directory"),
  ])
  func anErrorOfTheSystemIsOneSentence(path: String, reason: String) throws {
    let render = try render(path)
    #expect(render.exitCode == 2)
    #expect(render.messages.hasSuffix("error: cannot write \(path): \(reason)\n"))
    #expect(!render.messages.contains("Domain"))
  }

  // MARK: Links

  @Test func aLinkStaysAndItsTargetIsWritten() throws {
    let link = pictures.path + "/link.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.png")
    for _ in 1...2 {
      #expect(try render(link).exitCode == 0)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.png")
      #expect(try pictures.pixelSize(of: "real.png") == [30, 20])
    }
    #expect(try pictures.contents == ["link.png", "real.png"])
  }
}
