extension SnapshotTestingConfiguration {
  /// The command that a failure prints to compare the two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

    /// Creates a tool from a function that returns the text of the failure for two paths.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a tool from a command, to which the two paths are appended.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \"\($0)\" \"\($1)\"" }
    }

    /// Returns the text for the paths of the golden and of the new snapshot.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope's command.
    public static let ksdiff: Self = "ksdiff"
    /// The URLs of both files, which most terminals open.
    public static let `default` = Self {
      "@−\n\"file://\($0)\"\n@+\n\"file://\($1)\""
    }
  }
}
