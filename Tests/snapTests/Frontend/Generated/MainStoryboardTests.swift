import Foundation
import Testing

@testable import snap

struct MainStoryboardTests {
  private func storyboard(among files: String...) throws -> MainStoryboard? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return MainStoryboard(in: [folder])
  }

  @Test func theMainStoryboardGoesFirst() throws {
    let found = try storyboard(
      among: "Base.lproj/LaunchScreen.storyboard", "A.storyboard", "Base.lproj/Main.storyboard")
    #expect(found?.code == "__storyboardController(\"Main\")")
  }

  @Test func anotherStoryboardTakesItsPlace() throws {
    #expect(try storyboard(among: "Launch Screen.storyboard", "A.storyboard")?.name == "A")
  }

  @Test func aLaunchScreenAndNibsAreNoStoryboardOfAnApp() throws {
    #expect(try storyboard(among: "LaunchScreen.storyboard", "Main.xib") == nil)
  }
}
