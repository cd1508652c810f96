import Foundation
import Testing

@testable import snap

struct SendableClosuresTests {
  private func render(_ source: String, version: String) throws -> SnapCommand {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "Counter.swift")
    try Data(source.utf8).write(to: file)
    return try SnapCommand.run(
      "render", file.path, "--swift-version", version, "-o",
      folder.url.appending(path: "a.png").path)
  }

  private static let counter = """
    import SwiftUI

    @MainActor final class Model: ObservableObject {
      @Published var count = 0
      func add() { count += 1 }
      func start() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.add() }
        NotificationCenter.default.addObserver(
          forName: .init("a"), object: nil, queue: .main
        ) { [weak self] _ in self?.add() }
        OperationQueue.main.addOperation { self.add() }
        RunLoop.main.perform { self.add() }
        DispatchQueue.global().async { self.count = 2 }
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in self.add() }
      }
    }
    struct Counter: View {
      @StateObject private var model = Model()
      var body: some View { Text("\\(model.count)") }
    }
    """

  @Test func closuresOfFoundationAreIsolatedAsTheirSurroundingsInSwift5() throws {
    let render = try render(Self.counter, version: "5")
    #expect(render.exitCode == 0, "\(render.messages)")
  }

  @Test func theyAreNotInSwift6() throws {
    let render = try render(Self.counter, version: "6")
    #expect(render.exitCode != 0)
    #expect(render.messages.contains("main actor-isolated"))
  }

  @Test(arguments: ["5", "6"]) func timersWithClosuresMayBeMadeInAsyncCode(_ version: String) throws
  {
    let render = try render(
      """
      import SwiftUI
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").task {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
              Task { @MainActor in count += 1 }
            }
          }
        }
      }
      """, version: version)
    #expect(render.exitCode == 0, "\(render.messages)")
    #expect(!render.messages.contains("asynchronous contexts"))
  }

  @Test func typesOfTheUserMayHaveTheNamesOfTypesOfFoundation() throws {
    let types = ["Notification", "Timer", "Thread", "Result", "Error", "Data", "Date", "URL"]
    let source =
      "import SwiftUI\n" + types.map { "struct \($0) {}\n" }.joined() + """
        final class Model {
          func start() {
            Foundation.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in }
            URLSession.shared.getAllTasks { _ in }
            let task: URLSessionWebSocketTask? = nil
            task?.sendPing { _ in }
            Foundation.Thread.detachNewThread {}
          }
        }
        struct Counter: View { var body: some View { Text("1") } }
        """
    let render = try render(source, version: "5")
    #expect(render.exitCode == 0, "\(render.messages)")
  }

  @Test func onlyUsedFunctionsAreDeclared() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appending(path: "a.swift")
    try Data("let a = 1".utf8).write(to: file)
    #expect(try SendableClosures(in: SourceFile.files(at: [file.path])).source(in: .swift5) == nil)
    try Data("let a = RunLoop.main".utf8).write(to: file)
    let closures = try SendableClosures(in: SourceFile.files(at: [file.path]))
    let source = try #require(closures.source(in: .swift5))
    #expect(source.contains("extension RunLoop") && !source.contains("Timer"))
    #expect(closures.source(in: .swift6) == nil)
  }
}
