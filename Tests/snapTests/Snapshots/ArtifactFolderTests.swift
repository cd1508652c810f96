import Foundation
import Testing

@testable import snap

struct ArtifactFolderTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  @Test func aNewFolderIsHiddenFromGit() throws {
    try ArtifactFolder.prepare(run.folder)
    #expect(run.text(".snap/.gitignore") == "*\n")
  }

  @Test func aFolderOfTheUserStaysVisibleToGit() throws {
    try FileManager.default.createDirectory(at: run.folder, withIntermediateDirectories: true)
    try ArtifactFolder.prepare(run.folder)
    #expect(run.text(".snap/.gitignore") == nil)
  }

  @Test func aFolderWithOtherFilesOfTheUserIsRefused() throws {
    let current = URL.currentDirectory()
    let folders = [
      current, current.deletingLastPathComponent(), URL(fileURLWithPath: "/"),
      FileManager.default.homeDirectoryForCurrentUser,
    ]
    for folder in folders {
      #expect(throws: Failure.self, "\(folder.path)") { try ArtifactFolder.prepare(folder) }
    }
    // A link to one of them is one of them.
    let link = URL(fileURLWithPath: run.pictures.path + "/link")
    #expect(symlink(current.path, link.path) == 0)
    #expect(throws: Failure.self) { try ArtifactFolder.prepare(link) }
  }

  @Test func aFolderWithSourcesIsRefused() throws {
    let folder = URL(fileURLWithPath: run.pictures.path, isDirectory: true)
    let source = folder.appendingPathComponent("App/Card.swift")
    #expect(throws: Failure.self) { try ArtifactFolder.prepare(folder, besides: [source]) }
    try ArtifactFolder.prepare(run.folder, besides: [source])
  }
}
