import ArgumentParser

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the previews and views in source files.")

  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailure {
      let project = ProjectFolders()
      let compiler = try ViewCompiler(settings: sources.buildSettings(in: project))
      var faults: [Failure] = []
      let files = try sources.sources(in: project)
      let resources = ResourceFolders.all(
        of: files, named: sources.files + project.importedFolders, in: project)
      let candidates = try compiler.candidates(in: files, resources: resources) {
        faults.append($0)
      }
      .filter { !project.isImported($0.path) }
      for line in ViewChoice.lines(candidates) { print(line) }
      try Failure.throwLast(of: faults)
    }
  }
}
