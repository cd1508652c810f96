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
  var port: UInt16?

  @Flag(help: "Open the page in the browser.")
  var open = false

  func run() throws {
    try reportingFailure {
      // A browser may leave at any time.
      signal(SIGPIPE, SIG_IGN)
      let watch = try SourceWatch(views.sources)
      let choices = PreviewChoices(frame)
      let server = try PreviewServer(port: port ?? 0, choices: choices)
      server.start()
      print(server.address)
      try Terminal.write(Data())
      if open { try Browser.open(server.address) }
      let sources = PreviewSources(views, base: choices.base, server: server)
      while true {
        sources.showChange()
        watch.wait()
        while sources.takeLiterals() {
          guard !watch.wait(for: PreviewSources.rest) else { continue }
          sources.confirm()
          watch.wait()
        }
      }
    }
  }
}
