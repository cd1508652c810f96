import ArgumentParser
import Drawing
import Foundation
import Goldens

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Shows the pending pictures of the last 'snap test', and accepts or rejects them.",
    discussion: """
      \(Review.help.joined(separator: "\n"))

      A key decides about one picture, all with its cause, all of its source, or all the rest. \
      Terminals that can show pictures show the difference. Without a terminal, prints the commands \
      that decide. With --browser, a page with the pictures has these keys.
      """)

  @OptionGroup var options: SelectionOptions

  @Flag(help: "Print an object with the pending pictures, their causes and commands.")
  var json = false

  @Flag(
    help: "Decide on a page in the browser, served on this computer until all is decided or ^C.")
  var browser = false

  func validate() throws {
    if json, browser { throw ValidationError("'--json' and '--browser' exclude each other") }
  }

  func run() throws {
    try reportingFailure {
      let run = try options.run()
      let pending = try options.selection.results(among: run.pending)
      if json { return print(try ReviewList(run: run, pending: pending).json()) }
      guard !pending.isEmpty else {
        print("nothing is pending")
        if !run.hasEnded { throw ExitCode(1) }
        return
      }
      if browser { return try decideInBrowser(about: pending, of: run) }
      guard let terminal = RawTerminal() else {
        for line in ReviewList(run: run, pending: pending).lines { print(line) }
        throw ExitCode(1)
      }
      defer { terminal.restore() }
      var review = Review(pending)
      try decide(&review, of: run, on: terminal)
      let counts = review.counts
      print("\n\(counts.accepted) accepted, \(counts.rejected) rejected, \(counts.open) pending")
      if counts.open > 0 { throw ExitCode(1) }
    }
  }

  private func decideInBrowser(about pending: [SnapshotResult], of run: LastRun) throws {
    // A browser may leave at any time.
    signal(SIGPIPE, SIG_IGN)
    let server = try ReviewServer(run: run, pending: pending)
    print(server.address)
    try Terminal.write(Data())
    try Browser.open(server.address)
    let counts = server.serve()
    print("\(counts.accepted) accepted, \(counts.rejected) rejected, 0 pending")
  }

  private func decide(_ review: inout Review, of run: LastRun, on terminal: RawTerminal) throws {
    var shown: String?
    while let current = review.current {
      if shown != current.id {
        try show(current, in: review, of: run)
        shown = current.id
      }
      guard let key = terminal.key() else { return }
      switch review.press(key) {
      case .none: break
      case .decide(let results, .rejected):
        try run.reject(results)
        print("rejected \(NumberFormat.count(results.count))")
      case .decide(let results, _):
        try run.accept(results)
        print("accepted \(NumberFormat.count(results.count))")
      case .unknown(let key):
        // A key that sends several bytes has no name.
        print(
          key == "\u{200B}"
            ? "this is no key of these:" : "'\(String(key).visible)' is no key of these:")
        for line in Review.help { print(line) }
        try Terminal.write(Data())
      case .showMessage(let result): print(result.message?.visibleLines ?? "")
      case .showPicture(let result): try open(result, of: run)
      case .quit: return
      }
    }
  }

  private func show(_ result: SnapshotResult, in review: Review, of run: LastRun) throws {
    print("\n\(review.index + 1) of \(review.pictures.count)  \(TestReporter.line(result))")
    if let cause = result.cause {
      print("cause  \(cause.visible)  (\(review.sameCause.count) with it)")
    }
    for line in result.changes.prefix(6) { print("  \(line.visible)") }
    let environment = ProcessInfo.processInfo.environment
    let file = run.file(result, result.status == .changed ? "diff" : "actual")
    if let style = InlinePicture.style(in: environment),
      run.hasFile(file), let data = try? InputFile.data(at: file, limit: .media)
    {
      print(InlinePicture.text(of: data, style: style, rows: 20))
    } else {
      print(SnapshotPlaces.shownPath(of: file).visible)
    }
    for line in Review.help { print(line) }
    // Keys are read without the input buffer, which would have written this.
    try Terminal.write(Data())
  }

  /// Opens the picture of the difference with the program of the desktop.
  private func open(_ result: SnapshotResult, of run: LastRun) throws {
    let file = run.file(result, result.status == .changed ? "diff" : "actual")
    let opened = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["xdg-open", file.path], messages: .nullDevice)
    if opened.exit.code != 0 { print(file.path) }
    try Terminal.write(Data())
  }
}

/// The pending pictures for scripts: with their causes, and the commands that decide about them.
struct ReviewList: Encodable {
  struct Cause: Encodable {
    let cause: String
    let ids: [String]
    let accept: String
    let reject: String
  }

  let pending: [SnapshotResult]
  let causes: [Cause]
  /// The folder of the artifacts: an item's are in `ID.expected.png`, `ID.actual.png`,
  /// `ID.diff.png`.
  let artifacts: String

  init(run: LastRun, pending: [SnapshotResult]) {
    self.pending = pending
    artifacts = SnapshotPlaces.shownPath(of: run.folder)
    causes = CauseGroup.groups(of: pending).map { group in
      let option = "--cause \(shellQuoted(group.cause))"
      return Cause(
        cause: group.cause, ids: group.results.map(\.id), accept: "snap accept \(option)",
        reject: "snap reject \(option)")
    }
  }

  /// The commands, one a line.
  var lines: [String] {
    causes.map { "\(NumberFormat.count($0.ids.count)) × \($0.cause.visible)\n  \($0.accept)" }
      + pending.filter { $0.cause == nil }.map {
        "\($0.status.rawValue)\n  snap accept \(shellQuoted($0.id))"
      }
      + ["all:  snap accept --all", "none: snap reject --all"]
  }

  func json() throws -> String {
    try readableJSON(self)
  }
}

/// Returns a word that a shell reads as a text.
func shellQuoted(_ text: String) -> String {
  "'\(text.visible.replacing("'", with: "'\\''"))'"
}
