import Foundation
import Testing

@testable import snap

struct BuildCommandsTests {
  let pictures: PictureFolder
  let folder: URL
  let log: URL

  init() throws {
    pictures = try PictureFolder()
    folder = URL(fileURLWithPath: pictures.path)
    log = folder.appendingPathComponent("messages")
  }

  private func commands() throws -> BuildCommands {
    let asked = folder.appendingPathComponent("asked")
    try FileManager.default.createDirectory(at: asked, withIntermediateDirectories: true)
    let compiler = try Toolkit.compiler(environment: ProcessInfo.processInfo.environment)
    let commands = try BuildCommands(
      asking: compiler,
      ["-parse-as-library", "-module-name", "Words", "-wmo", "-no-color-diagnostics"],
      linkerArguments: ["-Xlinker", "--as-needed"], in: asked)
    // They are used by other processes, after the folder is removed.
    try FileManager.default.removeItem(at: asked)
    return try JSONDecoder().decode(BuildCommands.self, from: JSONEncoder().encode(commands))
  }

  private func build(
    _ text: String, _ arguments: [String] = [], commands: BuildCommands
  ) throws -> BuildCommands.Outcome {
    let source = folder.appendingPathComponent("a b.swift")
    try Data(text.utf8).write(to: source)
    return try commands.build([source.path], arguments, in: folder, log: log, activity: "")
  }

  @Test func aProgramIsBuiltAsByTheDriver() throws {
    let text = """
      import Foundation
      @main enum Words { static func main() { print("words".uppercased(), WORDS()) } }
      #if LOUD
      func WORDS() -> Int { NSString(string: "ab").length }
      #endif
      """
    #expect(try build(text, ["-D", "LOUD"], commands: commands()) == .built)
    let program = folder.appendingPathComponent("made")
    let run = try ChildProcess.run(program, [])
    #expect(run.exit.code == 0)
    #expect(String(decoding: run.output, as: UTF8.self) == "WORDS 2\n")
  }

  @Test func errorsOfTheFrontendAreInTheLog() throws {
    #expect(try build("let a: Int = true\n", commands: commands()) == .refused)
    let messages = CompilerMessages(try String(contentsOf: log, encoding: .utf8))
    #expect(messages.errors.map(\.line) == [1])
    #expect(messages.errors.first?.path?.hasSuffix("/a b.swift") == true)
  }

  /// The driver itself explains them.
  @Test func errorsOfTheLinkerAreNotExplained() throws {
    let text = """
      @_silgen_name("missing_function") func missing()
      @main enum Words { static func main() { missing() } }
      """
    #expect(try build(text, commands: commands()) == .failed)
  }

  @Test func toolsThatAreGoneAreNotRun() throws {
    let encoded = try String(decoding: JSONEncoder().encode(commands()), as: UTF8.self)
    let moved = encoded.replacing("swift-frontend", with: "swift-frontend-moved")
    let commands = try JSONDecoder().decode(BuildCommands.self, from: Data(moved.utf8))
    #expect(try build("let a = 1\n", commands: commands) == .failed)
  }

  @Test func anotherCompilerHasNoCommands() throws {
    let commands = try BuildCommands(
      asking: URL(fileURLWithPath: "/bin/echo"), [], linkerArguments: [], in: folder)
    #expect(try build("let a = 1\n", commands: commands) == .failed)
  }
}
