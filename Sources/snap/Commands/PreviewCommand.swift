import ArgumentParser
import Foundation
import Render
import SnapRuntime

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the previews of source files in a browser, and follows each change.",
    discussion: """
      Prints the address of a page on this computer, and serves it until ^C. The address has a \
      secret, without which nothing is answered.
      """)

  @OptionGroup var views: ViewOptions
  @OptionGroup var frame: FrameOptions

  @Option(help: ArgumentHelp("The port of the page. (default: a free one)", valueName: "PORT"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() throws {
    try reportingFailure {
      // A browser may leave at any time.
      signal(SIGPIPE, SIG_IGN)
      let watch = try SourceWatch(views.sources)
      let choices = PreviewChoices(frame)
      let server = try PreviewServer(port: port) { PreviewPage.html(choices: choices, nonce: $0) }
      server.start()
      print(server.access.address)
      try Terminal.write(Data())
      if open { try Browser.open(server.access.address) }
      try follow(watch, on: server, base: choices.base)
    }
  }

  /// Shows the state of the sources after each change.
  ///
  /// Programs take new values of literals at once. The compiler confirms them after a second without a
  /// change, since it may give a literal another meaning.
  private func follow(
    _ watch: SourceWatch, on server: PreviewServer, base: ScreenSettings
  ) throws -> Never {
    let plainLines = LiveLiterals.PlainLines()
    var build: PreviewBuild?
    var number = 0
    var changed = Date()
    var isConfirmation = false
    while true {
      number += 1
      if !isConfirmation, let build, build.takeLiterals(number: number) {
        server.show(build, changed: written(build, before: changed))
        isConfirmation = !watch.wait(for: .seconds(1))
        if !isConfirmation { changed = Date() }
        continue
      }
      do {
        let new = try PreviewBuild(views, base: base, number: number, plainLines: plainLines)
        build = new
        server.show(
          new, changed: written(new, before: changed), isConfirmation: isConfirmation)
      } catch {
        let text = error.userMessage
        Terminal.printError(text)
        server.show(text, changed: changed)
      }
      isConfirmation = false
      watch.wait()
      changed = Date()
    }
  }

  /// Returns the time at which a change was written, since the system may report it later.
  private func written(_ build: PreviewBuild, before changed: Date) -> Date {
    build.written.flatMap { $0 <= changed && $0 > changed - 2 ? $0 : nil } ?? changed
  }
}
