import ArgumentParser

/// The files that a command reads.
struct SourceOptions: ParsableArguments {
  @Argument(help: "SwiftUI source files, or folders of them; all are compiled as one module.")
  var files: [String]
}
