import Foundation
import Testing

@testable import snap

struct RepositorySetupTests {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    let git = ["git", "-C", folder.path, "init", "-q"]
    try #require(try ChildProcess.output(of: git, messages: .standardError) != nil)
  }

  private func setUp(_ settings: SnapConfiguration = SnapConfiguration()) throws -> [String] {
    try RepositorySetup(in: URL(fileURLWithPath: folder.path, isDirectory: true), settings)
      .perform()
  }

  @Test func theNextCommandNamesTheSources() throws {
    #expect(try setUp().last?.contains("'snap test . --record missing'") == true)
    var settings = SnapConfiguration()
    settings.paths = ["App"]
    #expect(try setUp(settings).last?.contains("'snap test --record missing'") == true)
  }

  @Test func whatExistsStays() throws {
    #expect(try setUp().prefix(2) == ["written  .gitignore", "written  .gitattributes"])
    #expect(
      try setUp().prefix(3) == [
        "kept     .gitignore", "kept     .gitattributes", "kept     merge.snap.driver",
      ])
  }
}
