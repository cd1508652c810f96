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
      var number = 0
      var changed = Date()
      while true {
        number += 1
        show(number, on: server, base: choices.base, changed: changed)
        watch.wait()
        changed = Date()
      }
    }
  }

  private func show(
    _ number: Int, on server: PreviewServer, base: ScreenSettings, changed: Date
  ) {
    do {
      let build = try PreviewBuild(views, base: base, number: number)
      // A file may be written some time before the system reports it.
      let written = build.written.flatMap { $0 <= changed && $0 > changed - 2 ? $0 : nil }
      server.show(build, changed: written ?? changed)
    } catch {
      let text = error.userMessage
      Terminal.printError(text)
      server.show(text, changed: changed)
    }
  }
}
