import Foundation

/// The checking-out of the packages on which the project in a folder depends.
struct PackageResolution {
  private let folder: URL
  private let project: URL?

  /// Finds the package, or the Xcode project or workspace, at a path.
  init(of path: String) throws {
    let place = URL(fileURLWithPath: path).standardizedFileURL
    if ["xcodeproj", "xcworkspace"].contains(place.pathExtension) {
      (folder, project) = (place.deletingLastPathComponent(), place)
      return
    }
    folder = place
    let entries = ResourceFolders.contents(of: place)
    let projects = ["xcworkspace", "xcodeproj"].flatMap { kind in
      entries.filter { $0.pathExtension == kind }
    }
    project = try projects.first { try PackagePins(of: $0) != nil } ?? projects.first
    guard project != nil || entries.contains(where: { $0.lastPathComponent == "Package.swift" })
    else {
      throw Failure.choice(
        "there is no package and no Xcode project in \(path.visible); name its folder")
    }
  }

  /// Checks out each package that is not there yet in `.build/checkouts`, and returns a line for
  /// each.
  func perform() throws -> [String] {
    guard let project else {
      let command = ["swift", "package", "--package-path", folder.path, "resolve"]
      guard try ChildProcess.output(of: command, messages: .standardError) != nil else {
        throw Failure.rendering("'swift package resolve' fails")
      }
      return ["resolved  \(folder.lastPathComponent.visible)"]
    }
    guard let pins = try PackagePins(of: project)?.pins else {
      throw Failure.choice(
        "\(project.lastPathComponent.visible) has no Package.resolved, which Xcode writes to "
          + "xcshareddata/swiftpm; commit it")
    }
    let checkouts = folder.appending(path: ".build/checkouts", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: checkouts, withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path: checkouts.path, after: error)
    }
    return try pins.map { pin in
      let isNew = try checkOut(pin, in: checkouts)
      return "\(isNew ? "checked out" : "is there   ")  \(pin.folderName.visible)"
    }
  }

  /// Checks out a package; returns whether that was necessary.
  private func checkOut(_ pin: PackagePins.Pin, in checkouts: URL) throws -> Bool {
    guard pin.revision.wholeMatch(of: #/[0-9a-fA-F]{7,64}/#) != nil, !pin.folderName.isEmpty,
      !pin.folderName.hasPrefix("."), !pin.location.hasPrefix("-")
    else {
      throw Failure.rendering(
        "Package.resolved has no usable address and revision of '\(pin.location.visible)'")
    }
    let place = checkouts.appending(path: pin.folderName, directoryHint: .isDirectory)
    if try git("rev-parse", "HEAD", in: place)?.lowercased() == pin.revision.lowercased() {
      return false
    }
    let new = checkouts.appending(path: ".\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: new) }
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    guard try git("init", "--quiet", in: new) != nil,
      // Some servers give no single revision.
      try git("fetch", "--quiet", "--depth", "1", pin.location, pin.revision, in: new) != nil
        || git(
          "fetch", "--quiet", "--tags", pin.location, "+refs/heads/*:refs/remotes/o/*", in: new)
          != nil,
      try git("checkout", "--quiet", "--detach", pin.revision, in: new, .standardError) != nil,
      try git(
        "submodule", "update", "--quiet", "--init", "--recursive", in: new, .standardError) != nil
    else {
      throw Failure.rendering(
        "cannot check out revision \(pin.revision) of \(pin.location.visible); is it reachable?")
    }
    try? FileManager.default.removeItem(at: place)
    guard rename(new.path, place.path) == 0 else {
      throw Failure.unwritable(path: place.path, reason: systemErrorReason())
    }
    return true
  }

  /// Runs Git in a folder with a repository of its own, or to make one; nil if it fails.
  private func git(
    _ words: String..., in folder: URL, _ messages: FileHandle = .nullDevice
  ) throws -> String? {
    let hasRepository = FileManager.default.fileExists(atPath: folder.path + "/.git")
    guard hasRepository || words.first == "init" else { return nil }
    return try ChildProcess.output(
      // It must not ask for a password.
      of: ["git", "-C", folder.path] + words, environment: ["GIT_TERMINAL_PROMPT": "0"],
      messages: messages)
  }
}
