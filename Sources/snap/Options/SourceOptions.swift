import ArgumentParser

/// The files a command reads.
struct SourceOptions: ParsableArguments {
  @Argument(help: "SwiftUI source files, or folders of them; together they are one module.")
  var files: [String]
}
