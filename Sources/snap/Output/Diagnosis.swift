import Foundation
import Render

/// The state of what `snap` needs on this machine.
struct Diagnosis {
  /// One thing that is checked.
  struct Item: Equatable {
    enum State: String { case ok, warning, error }
    var state: State
    var name: String
    /// The finding.
    var text: String
    /// The advice; nil if nothing is wrong.
    var remedy: String?

    var line: String {
      "\(state.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0))  \(name): \(text.visible)"
        + (remedy.map { "; \($0)" } ?? "")
    }
  }

  private(set) var items: [Item] = []
  private let environment: [String: String]

  init(environment: [String: String], folder: URL) {
    self.environment = environment
    // Without such a folder the compiler does not run either.
    check("temporary files", "name a folder that you can write to in TMPDIR") {
      try withTemporaryFolder { $0.deletingLastPathComponent().path }
    }
    if !hasErrors { checkToolchain() }
    checkFonts()
    check("cache", "name another folder in SNAP_CACHE") {
      _ = try CompileCache(environment: environment)
      return "usable"
    }
    checkGit(in: folder)
    items.append(Item(state: .ok, name: "snap", text: Version.number))
    items.append(Item(state: .ok, name: "renderer", text: RendererFingerprint.current))
  }

  var hasErrors: Bool { items.contains { $0.state == .error } }

  /// Adds what a check finds, or the reason of its failure with a remedy; nil if the reason has one.
  private mutating func check(_ name: String, _ remedy: String?, _ work: () throws -> String) {
    do {
      items.append(Item(state: .ok, name: name, text: try work()))
    } catch {
      items.append(Item(state: .error, name: name, text: error.userMessage, remedy: remedy))
    }
  }

  private mutating func checkToolchain() {
    let environment = environment
    check("compiler", "install Swift from swift.org and put its bin folder on PATH") {
      let compiler = try Toolkit.compiler(environment: environment)
      guard let version = try Version.compilerVersion(compiler, environment) else {
        throw Failure.missingTool("\(compiler.path) does not run")
      }
      return version
    }
    guard !hasErrors else { return }
    check("modules", nil) {
      _ = try Toolkit(environment: environment)
      return "found"
    }
  }

  private mutating func checkFonts() {
    check("fonts", "run 'make setup'") {
      _ = try RenderServices.shared.engineServices()
      return "installed"
    }
    let missing = RendererFingerprint.current.split(separator: " ")
      .filter { $0.hasSuffix(":none") }.map { $0.dropLast(":none".count) }
    guard !missing.isEmpty else { return }
    items.append(
      Item(
        state: .warning, name: "fonts", text: "missing: \(missing.joined(separator: ", "))",
        remedy: "run 'make setup'; texts and symbols of these fonts look different"))
  }

  private mutating func checkGit(in folder: URL) {
    guard let version = try? gitOutput(["--version"])?.firstLine else {
      items.append(
        Item(
          state: .warning, name: "git", text: "not found",
          remedy: "'snap test --against' and 'snap init' need it"))
      return
    }
    items.append(Item(state: .ok, name: "git", text: version))
    let isInside = try? gitOutput(["-C", folder.path, "rev-parse", "--is-inside-work-tree"])
    guard isInside?.firstLine == "true" else { return }
    let driver = try? gitOutput(["-C", folder.path, "config", "--get", "merge.snap.driver"])
    items.append(
      driver == nil
        ? Item(
          state: .warning, name: "merge driver", text: "not set in this clone",
          remedy: "run 'snap init' if the repository has goldens")
        : Item(state: .ok, name: "merge driver", text: "set"))
  }

  private func gitOutput(_ words: [String]) throws -> String? {
    try ChildProcess.output(of: ["git"] + words, environment: environment)
  }
}

extension String {
  fileprivate var firstLine: String {
    split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
