import Foundation

/// The folder of a run: a home folder for the user's code, and a copy of the program beside the
/// resources of its sources, so that `Bundle.main` finds the resources.
struct RunFolder {
  let program: URL
  private let temporary: TemporaryFolder
  /// Whether the views are previews, as apps ask to choose their data.
  private let showsPreviews: Bool
  /// The modules besides that of the sources that may have models of data.
  private let modules: [String]
  /// The folder itself.
  var url: URL { temporary.url }

  /// Makes the copy if the sources or their packages use a bundle or types of data, or StoreKit or
  /// UIKit and there are resources for these, and the home folders if the sources use standard
  /// directories.
  ///
  /// Of two resources with the same name, the first is used; whole folders are resources, too. The
  /// folders of a language in all places are one.
  init(
    for program: URL, sources: [SourceFile], packages: ProjectPackages = ProjectPackages(),
    resources folders: [URL], wholeFolders: [URL] = [],
    information: InformationList = InformationList(),
    showsPreviews: Bool = false
  ) throws {
    self.showsPreviews = showsPreviews
    modules = packages.modules.filter { $0.language == .swift && $0.hasResources }.map(\.name)
    func mentions(_ word: String) -> Bool {
      sources.contains { $0.mentions(word) }
    }
    // The app's Info.plist declares types. StoreKit reads the products in its configuration files.
    let usesBundle =
      mentions("Bundle") || mentions("UTType") || !packages.resourceFolders.isEmpty
    let usesResources = usesBundle || mentions("StoreKit")
    let contents = usesResources ? folders.flatMap(ResourceFolders.contents) : []
    // UIKit reads storyboards and nibs.
    let interfaces = mentions("UIKit") ? InterfaceFiles.all(in: folders) : []
    let resources =
      (usesBundle ? wholeFolders : []) + contents.filter { $0.isResource || $0.isModel }
      + interfaces
    let isCopied = usesBundle || !resources.isEmpty
    temporary = try TemporaryFolder()
    self.program =
      isCopied ? temporary.url.appending(path: program.lastPathComponent) : program
    do {
      if isCopied { try copy(program, resources, information) }
      try FileManager.default.makePrivate(temporaryFiles)
      if mentions("Directory") { try makeHome() }
    } catch {
      remove()
      throw Failure.unwritable(path: url.path, after: error)
    }
  }

  private func copy(
    _ program: URL, _ resources: [URL], _ information: InformationList
  ) throws {
    try FileManager.default.copyItem(at: program, to: self.program)
    let list = InformationList.fileName
    try information.data(from: resources.first { $0.lastPathComponent == list })
      .write(to: url.appending(path: list))
    var names: Set<String> = [program.lastPathComponent, list]
    for resource in resources.flatMap(\.unmerged)
    where names.insert(resource.nameInBundle).inserted {
      let name = resource.deletingPathExtension().lastPathComponent
      if resource.isModel {
        // Apps look for the compiled model by name; the program itself contains the entities.
        try FileManager.default.makePrivate(url.appending(path: name + ".momd"))
      } else {
        let link = url.appending(path: resource.nameInBundle)
        try FileManager.default.makePrivate(link.deletingLastPathComponent())
        try FileManager.default.createSymbolicLink(
          at: link, withDestinationURL: resource.absoluteURL)
      }
    }
  }

  // MARK: Home

  /// The home folder, inside the folder with the resources.
  private var home: URL { url.appending(path: ".home") }

  /// Files of one run must not appear in the next.
  private var temporaryFiles: URL { home.appending(path: "tmp") }

  /// Creates the folders that an app on a device always has.
  private func makeHome() throws {
    for name in ["Documents", "Library/Caches", "Library/Application Support"] {
      try FileManager.default.makePrivate(home.appending(path: name))
    }
  }

  /// The variables that give the user's code a separate home folder, so that no file of the
  /// computer appears in a picture and no file is left behind.
  var environment: [String: String] {
    let library = home.appending(path: "Library")
    var variables = [
      // Foundation reads `CFFIXED_USER_HOME`.
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": library.path,
      "XDG_CACHE_HOME": library.appending(path: "Caches").path,
      "XDG_DATA_HOME": library.appending(path: "Application Support").path,
      "TMPDIR": temporaryFiles.path,
    ]
    if !modules.isEmpty { variables["SNAP_MODULES"] = modules.joined(separator: " ") }
    // As Xcode sets it.
    if showsPreviews { variables["XCODE_RUNNING_FOR_PREVIEWS"] = "1" }
    return variables
  }

  /// Removes the folder.
  func remove() {
    temporary.remove()
  }
}

extension FileManager {
  fileprivate func makePrivate(_ folder: URL) throws {
    try createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }
}

extension URL {
  private var isOfLanguage: Bool { pathExtension == "lproj" }

  /// The files of the folder of a language, or the URL itself.
  fileprivate var unmerged: [URL] {
    isOfLanguage && path.isFolder ? ResourceFolders.contents(of: self) : [self]
  }

  /// The path in the bundle: a name, or one in the folder of a language.
  fileprivate var nameInBundle: String {
    let folder = deletingLastPathComponent()
    return (folder.isOfLanguage ? folder.lastPathComponent + "/" : "") + lastPathComponent
  }

  /// Whether the URL is a Core Data model with versions.
  fileprivate var isModel: Bool { pathExtension == "xcdatamodeld" && path.isFolder }

  /// Whether an app's bundle contains the file unchanged, or the folder, such as that of a
  /// language.
  fileprivate var isResource: Bool {
    if path.isFolder { return ["lproj", "bundle"].contains(pathExtension) }
    var file = stat()
    return stat(path, &file) == 0 && file.st_mode & S_IFMT == S_IFREG
      && !["swift", "xcstrings"].contains(pathExtension)
  }
}
