import Drawing
import Foundation
import Testing

/// Views that do not return; every test runs the built `snap`.
@Suite(.serialized) struct ViewRunTests {
  private func render(
    _ view: String, _ options: String..., shell: String? = nil
  ) throws -> SnapCommand {
    try SnapCommand.run(
      arguments: ["render", "Endless.swift", "--view", view, "-o", "-"] + options, shell: shell)
  }

  @Test func aBodyThatNeverReturnsIsStopped() throws {
    let render = try render("Endless", "--timeout", "500ms")
    #expect(render.exitCode == 3)
    #expect(render.output.isEmpty)
    #expect(
      render.messages.contains(
        "error: stopped: Endless took longer than 0.5s while 'Inside' was evaluated; "
          + "'--timeout' changes the limit\n"), "\(render.messages)")
  }

  /// The signal that makes it print a backtrace ends its pause.
  @Test func aBodyThatReturnsWhileItIsStoppedLeavesNoPicture() throws {
    let pictures = try PictureFolder()
    for arguments in [["render"], ["film", "--frames", "1"]] {
      let run = try SnapCommand.run(
        arguments: arguments + [
          "Endless.swift", "--view", "Busy", "--timeout", "1s", "-o", pictures.path + "/busy.png",
        ])
      #expect(run.exitCode == 3)
      #expect(run.messages.contains("Busy took longer than 1s"), "\(run.messages)")
      #expect(try pictures.contents == [])
    }
  }

  @Test func setsHaveOneOrder() throws {
    let first = try SnapCommand.run("render", "Order.swift", "-o", "-")
    #expect(first.exitCode == 0, "\(first.messages)")
    for _ in 1...2 {
      #expect(try SnapCommand.run("render", "Order.swift", "-o", "-").output == first.output)
    }
  }

  @Test func aTimerThatFiresTooOftenIsStopped() throws {
    let render = try render("Ticks", "--at", "3600s", "--timeout", "1s")
    #expect(render.exitCode == 3)
    #expect(
      render.messages.contains("Ticks took longer than 1s while 'Ticks' was evaluated"),
      "\(render.messages)")
  }

  @Test func explanationsAndFilmsAreStoppedToo() throws {
    for command in ["explain", "film"] {
      let run = try SnapCommand.run(
        command, "Endless.swift", "--view", "Endless", "--timeout", "0.5s")
      #expect(run.exitCode == 3)
      #expect(run.messages.contains("took longer than 0.5s"))
    }
  }

  @Test func theLimitIsForEachPictureAndMayBeNone() throws {
    for timeout in ["0", "0s", "60s", "60"] {
      #expect(try render("Busy", "--timeout", timeout).exitCode == 0)
    }
  }

  @Test(arguments: ["-1s", "-1", "soon", ""])
  func refusesOtherLimits(timeout: String) throws {
    #expect(try render("Busy", "--timeout=\(timeout)").exitCode == 64)
  }

  @Test func anEarlyExitIsReported() throws {
    let render = try render("Leaving")
    #expect(render.exitCode == 3)
    #expect(
      render.messages.hasSuffix("error: the program exited with code 7 while rendering Leaving\n"))
  }

  /// The view would run for ever: the pipe ends when the last process that writes to it has.
  @Test func theProgramEndsWithAKilledCommand() throws {
    let messages = Pipe()
    let process = try SnapCommand.process(["render", "Slow.swift", "-o", "-"])
    process.standardError = messages
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("started"),
      case let data = try InputFile.nextData(from: messages.fileHandleForReading.fileDescriptor),
      !data.isEmpty
    { text += String(decoding: data, as: UTF8.self) }
    let start = ContinuousClock.now
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    _ = try InputFile.data(from: messages.fileHandleForReading.fileDescriptor)
    #expect(ContinuousClock.now - start < .seconds(15), "the view takes 30 s")
  }

  // MARK: Progress

  /// The `script` of util-linux gives a command a terminal.
  private static let terminal = "/usr/bin/script"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: terminal)))
  func workThatTakesLongIsShownOnATerminal() throws {
    let process = try SnapCommand.process([])
    let command = "'\(process.executableURL?.path ?? "")' render Endless.swift --view Busy -o -"
    process.arguments = ["-qec", "\(command) > /dev/null", "/dev/null"]
    process.executableURL = URL(fileURLWithPath: Self.terminal)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: try InputFile.data(from: output.fileHandleForReading.fileDescriptor), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.contains("laying out Busy …") || text.contains("drawing 1 of 1 …"), "\(text)")
  }

  @Test func nothingIsShownElsewhere() throws {
    #expect(try render("Busy").messages.isEmpty)
  }
}
