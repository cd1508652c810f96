import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct URLUTTypeTests {
  private let folder = URL(fileURLWithPath: "/tmp/a")

  @Test func aTypeGivesAFileItsExtension() {
    #expect(folder.appendingPathExtension(for: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathExtension(for: .data) == folder)
    var url = folder
    url.appendPathComponent("b", conformingTo: .jpeg)
    #expect(url.lastPathComponent == "b.jpeg")
  }

  @Test func aNameWithAnExtensionOfTheTypeKeepsIt() {
    #expect(
      folder.appendingPathComponent("b.png", conformingTo: .image).lastPathComponent == "b.png")
    #expect(
      folder.appendingPathComponent("b.txt", conformingTo: .png).lastPathComponent == "b.txt.png")
  }
}
