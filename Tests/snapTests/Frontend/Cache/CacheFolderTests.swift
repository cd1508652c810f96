import Foundation
import Testing

@testable import snap

struct CacheFolderTests {
  let pictures: PictureFolder
  let folder: String

  init() throws {
    pictures = try PictureFolder()
    folder = pictures.path + "/parent/cache"
  }

  private func makeFolder(holding names: String...) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in names { try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private var refusal: String? {
    do {
      _ = try CacheFolder(at: folder)
      return nil
    } catch {
      return (error as? Failure)?.message ?? "\(error)"
    }
  }

  private func refusal(_ reason: String) -> String {
    "cannot use \(folder) as the cache: \(reason); name another folder in SNAP_CACHE"
  }

  // MARK: Marks

  @Test func aNewFolderIsMarkedAndPrivate() throws {
    #expect(refusal == nil)
    #expect(try names == ["CACHEDIR.TAG"])
    #expect(try permissions(folder) == 0o700)
    #expect(try permissions(pictures.path + "/parent") == 0o700)
    #expect(refusal == nil, "its own mark is known")
  }

  @Test func anEmptyFolderIsAdopted() throws {
    try makeFolder()
    #expect(refusal == nil)
    #expect(try names == ["CACHEDIR.TAG"])
  }

  @Test func theCacheOfAnEarlierVersionIsAdopted() throws {
    try makeFolder(holding: "scan-10ywzum10g1qo2ms4ewol6juxr", "views-7uuhsv6n38mt3vnxfr29b14c6")
    #expect(refusal == nil)
    #expect(try names.count == 3)
  }

  @Test func aFolderInUseIsRefused() throws {
    try makeFolder(holding: "letter.txt", "scan-10ywzum10g1qo2ms4ewol6juxr")
    #expect(refusal == refusal("it contains 'letter.txt', which is not a cached file"))
    #expect(try names.count == 2)
  }

  @Test func theCacheOfAnotherProgramIsRefused() throws {
    try makeFolder()
    try Data("Signature: 8a477f597d28d172789f06886806bc55\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "/CACHEDIR.TAG"))
    #expect(refusal == refusal("it is the cache of another program"))
  }

  @Test func aDamagedMarkIsRepaired() throws {
    #expect(refusal == nil)
    let tag = folder + "/CACHEDIR.TAG"
    let text = try Data(contentsOf: URL(fileURLWithPath: tag))
    let damages: [() throws -> Void] = [
      { try Data().write(to: URL(fileURLWithPath: tag)) },
      { try text.prefix(60).write(to: URL(fileURLWithPath: tag)) },
      { try FileManager.default.createDirectory(atPath: tag, withIntermediateDirectories: false) },
      { try FileManager.default.createSymbolicLink(atPath: tag, withDestinationPath: "nowhere") },
      { #expect(mkfifo(tag, 0o600) == 0) },
      {
        try text.write(to: URL(fileURLWithPath: tag))
        chmod(tag, 0o664)
      },
    ]
    for damage in damages {
      try FileManager.default.removeItem(atPath: tag)
      try damage()
      #expect(refusal == nil)
      #expect(try names == ["CACHEDIR.TAG"])
      #expect(try permissions(tag) == 0o600)
      #expect(try Data(contentsOf: URL(fileURLWithPath: tag)) == text)
    }
    try Data().write(to: URL(fileURLWithPath: tag))
    chmod(folder, 0o755)
    #expect(refusal == refusal("it contains 'CACHEDIR.TAG', which is not a cached file"))
  }

  @Test func aFileInItsPlaceIsRefused() throws {
    #expect(refusal == nil)
    try FileManager.default.removeItem(atPath: folder)
    try Data().write(to: URL(fileURLWithPath: folder))
    #expect(refusal == refusal("it is not a folder"))
  }

  // MARK: Owners

  @Test(arguments: [0o770, 0o777, 0o1777, 0o702])
  func aFolderThatOthersCanWriteToIsRefused(permissions: Int) throws {
    #expect(refusal == nil)
    chmod(folder, mode_t(permissions))
    #expect(refusal == refusal("other users can write to it"))
  }

  @Test func aFolderThatOthersCanReplaceIsRefused() throws {
    #expect(refusal == nil)
    let parent = pictures.path + "/parent"
    chmod(parent, 0o777)
    #expect(refusal == refusal("other users can write to \(parent)"))
    chmod(parent, 0o1777)
    #expect(refusal == nil, "only the owner can rename a folder in a sticky one")
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give folders away"))
  func theFolderOfAnotherUserIsRefused() throws {
    #expect(refusal == nil)
    chown(folder, 65534, 65534)
    #expect(refusal == refusal("it belongs to another user"))
  }

  @Test func aLinkToACacheIsFollowed() throws {
    #expect(refusal == nil)
    let link = pictures.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    _ = try CacheFolder(at: link)
  }

  // MARK: Names

  @Test(arguments: [
    "scan-" + digits(32) + "." + digits(32), "views-" + digits(25),
    "views-" + digits(32) + "." + digits(32) + ".1048576",
    "new-3F2504E0-4F89-41D3-9A0C-0305E82C3301", "modules",
  ])
  func namesOfTheCacheAreRecognized(name: String) {
    #expect(CacheName(name) != nil)
  }

  @Test(arguments: [
    "", "-", "scan", "scan-", "scan-abc", "new-folder", "new-3F2504E0", "photo-" + digits(32),
    "scan-" + digits(32) + "." + digits(31), "scan-" + digits(32) + "." + digits(32) + ".",
    "scan-" + digits(32) + "." + digits(32) + ".a",
    "scan-" + digits(32) + "." + digits(32) + ".1.2",
    "scan-" + digits(24) + "é", "../scan-" + digits(25), "SCAN-" + digits(25),
    "views-" + digits(30), "views-20260101.backup", "CACHEDIR.TAG",
  ])
  func otherNamesAreNot(name: String) {
    #expect(CacheName(name) == nil)
  }
}

private func digits(_ count: Int) -> String {
  String(String(repeating: "0123456789abcdef", count: 3).prefix(count))
}
