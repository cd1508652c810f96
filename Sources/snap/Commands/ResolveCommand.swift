import ArgumentParser

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Checks out the packages on which a project depends, for the other commands.",
    discussion: """
      An Xcode project or workspace has a Package.resolved with the revision of each package. They \
      are checked out with Git in .build/checkouts beside the project, where SwiftPM has those of a \
      package. This is the only command that uses the network by itself.
      """)

  @Argument(help: "The folder of a package or project, or an .xcodeproj or .xcworkspace.")
  var path = "."

  func run() throws {
    try reportingFailure {
      for line in try PackageResolution(of: path).perform() { print(line) }
    }
  }
}
