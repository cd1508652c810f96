import Foundation
import Testing

@testable import snap

/// `snap review` in a pseudo-terminal, as a person at a keyboard meets it.
@Suite(.serialized) struct ReviewCommandTests {
  private let run: SampleRun

  init() throws {
    run = try SampleRun()
    try run.write([
      run.result("Row/1", .changed, cause: "padding"),
      run.result("Row/2", .changed, cause: "padding"),
      run.result("Card/1", .changed), run.result("Card/2", .missing),
      run.result("Card/3", .missing),
    ])
  }

  private func review(
    _ terminal: PseudoTerminal, environment: [String: String] = [:]
  ) throws -> (process: Process, exit: DispatchSemaphore) {
    let process = try SnapCommand.process(["review", "--artifacts", run.folder.path])
    process.currentDirectoryURL = run.folder.deletingLastPathComponent()
    process.environment?["KITTY_WINDOW_ID"] = nil
    process.environment?.merge(["TERM": "xterm", "TERM_PROGRAM": ""]) { $1 }
    process.environment?.merge(environment) { $1 }
    process.standardInput = terminal.side
    process.standardOutput = terminal.side
    process.standardError = terminal.side
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    return (process, exit)
  }

  @Test func keysDecideOneByOneAndTheTerminalIsRestored() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.echoes)
    let (process, exit) = try review(terminal)
    #expect(terminal.waits(for: "1 of 5"))
    #expect(terminal.waits(for: "cause  padding  (2 with it)"))
    #expect(terminal.waits(for: "q quit"))
    #expect(!terminal.echoes)
    // All with the cause; then the arrow keys skip, go back and skip again.
    terminal.type("C")
    #expect(terminal.waits(for: "accepted 2"))
    #expect(terminal.waits(for: "3 of 5"))
    terminal.type("\u{1B}[B")
    #expect(terminal.waits(for: "4 of 5"))
    terminal.type("\u{1B}OA")
    #expect(terminal.waits(for: "3 of 5"))
    // Keys without a command do nothing, and say so.
    terminal.type("\u{1B}[5~é")
    #expect(terminal.waits(for: "is no key of these:"))
    terminal.type("r")
    #expect(terminal.waits(for: "4 of 5"))
    terminal.type("a")
    #expect(terminal.waits(for: "5 of 5"))
    terminal.type("\u{3}")
    #expect(terminal.waits(for: "3 accepted, 1 rejected, 1 pending"))
    exit.wait()
    #expect(process.terminationStatus == 1)
    #expect(terminal.echoes)
    #expect(
      run.text("__Snapshots__/Row/1.png") != nil && run.text("__Snapshots__/Row/2.png") != nil)
    #expect(run.text("__Snapshots__/Card/1.png") == nil)
    #expect(run.text("__Snapshots__/Card/2.png") != nil)
    #expect(try run.lastRun().pending.map(\.id) == ["Card/3"])
  }

  @Test func aReviewOfAllEndsByItself() throws {
    let terminal = try PseudoTerminal()
    let (process, exit) = try review(terminal)
    #expect(terminal.waits(for: "q quit"))
    terminal.type("A")
    #expect(terminal.waits(for: "5 accepted, 0 rejected, 0 pending"))
    exit.wait()
    #expect(process.terminationStatus == 0)
    #expect(try run.lastRun().pending.isEmpty)
  }

  @Test func aLoneEscapeQuits() throws {
    let terminal = try PseudoTerminal()
    let (process, exit) = try review(terminal)
    #expect(terminal.waits(for: "q quit"))
    terminal.type("\u{1B}")
    #expect(terminal.waits(for: "0 accepted, 0 rejected, 5 pending"))
    exit.wait()
    #expect(process.terminationStatus == 1)
  }

  @Test func terminalsWithPicturesShowTheDifference() throws {
    let terminal = try PseudoTerminal()
    let (_, exit) = try review(terminal, environment: ["TERM": "xterm-kitty"])
    #expect(terminal.waits(for: "\u{1B}_Ga=T,f=100,"))
    #expect(terminal.waits(for: "q quit"))
    terminal.type("q")
    exit.wait()
  }

  /// A terminal that is closed, as by a lost connection, leaves what was decided.
  @Test func aClosedTerminalEndsTheReview() throws {
    let terminal = try PseudoTerminal()
    let (_, exit) = try review(terminal)
    #expect(terminal.waits(for: "q quit"))
    terminal.type("C")
    #expect(terminal.waits(for: "3 of 5"))
    terminal.close()
    exit.wait()
    #expect(try run.lastRun().pending.map(\.id) == ["Card/1", "Card/2", "Card/3"])
  }
}
