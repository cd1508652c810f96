/// The controls of a file dialog.
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The contents of packages are shown as those of folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Files whose names start with a dot are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// File name extensions are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}
