import Foundation
import Testing

@testable import snap

struct MachineLearningModelsTests {
  private func render(_ source: String) throws -> SnapCommand {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try Data(source.utf8).write(to: folder.url.appending(path: "Bedtime.swift"))
    try Data.model(
      inputs: [("wake", 2), ("words", 6), ("list", 5)], outputs: [("sleep", 2)]
    ).write(to: folder.url.appending(path: "Sleep.mlmodel"))
    try Data.model(inputs: [("photo", 4)], outputs: [("label", 3), ("odds", 6)])
      .write(to: folder.url.appending(path: "Look.mlmodel"))
    return try SnapCommand.run(
      "render", folder.url.path, "--view", "Bedtime", "-o",
      folder.url.appending(path: "a.png").path)
  }

  @Test func sourcesUseTheClassOfAModel() throws {
    let render = try render(
      """
      import CoreML
      import SwiftUI

      struct Bedtime: View {
        private var bedtime: String {
          do {
            let model = try Sleep(configuration: MLModelConfiguration())
            let array = try MLMultiArray(shape: [1], dataType: .double)
            let input = SleepInput(wake: 1, words: ["a": 2], list: array)
            return "\\(try model.prediction(input: input).sleep)"
          } catch {
            return "error"
          }
        }
        var body: some View { Text(bedtime + ((try? Look(configuration: .init())) == nil ? " none" : "")) }
      }
      """)
    #expect(render.exitCode == 0, "\(render.messages)")
  }

  @Test func aClassOfTheSourcesIsUsed() throws {
    let render = try render(
      """
      import SwiftUI

      struct Sleep { var hours = 8 }
      struct Bedtime: View { var body: some View { Text("\\(Sleep().hours)") } }
      """)
    #expect(render.exitCode == 0, "\(render.messages)")
  }
}
