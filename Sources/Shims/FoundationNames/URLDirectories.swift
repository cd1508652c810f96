import Foundation

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
  /// The folder of files that an app can recreate.
  public static var cachesDirectory: URL { directory(.cachesDirectory, "Library/Caches") }
  /// The folder of an app's internal files.
  public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder of an app's settings and caches.
  public static var libraryDirectory: URL { directory(.libraryDirectory, "Library") }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
  /// The folder of downloaded files.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
  /// The folder of the user's music.
  public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
  /// The folder of the user's films.
  public static var moviesDirectory: URL { directory(.moviesDirectory, "Movies") }
  /// The folder that the user shares with others.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }
  /// The folder of apps.
  public static var applicationDirectory: URL { directory(.applicationDirectory, "Applications") }
  /// The folder of the users' homes.
  public static var userDirectory: URL {
    FileManager.default.homeDirectoryForCurrentUser.deletingLastPathComponent()
  }
  /// The folder of removed files.
  public static var trashDirectory: URL { directory(.trashDirectory, ".Trash") }

  /// Returns the first folder of a kind; if the system has none, a folder in the user's home.
  private static func directory(
    _ kind: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
      .appendingPathComponent(name, isDirectory: true)
  }
}
