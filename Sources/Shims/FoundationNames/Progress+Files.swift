import Foundation

/// The values of a progress that it holds by key.
extension Progress {
  /// The seconds until the end, for the description; nil if they are not known.
  public var estimatedTimeRemaining: TimeInterval? {
    get { number(.estimatedTimeRemainingKey)?.doubleValue }
    set {
      setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .estimatedTimeRemainingKey)
    }
  }
  /// The bytes in a second, for the description; nil if they are not known.
  public var throughput: Int? {
    get { number(.throughputKey)?.intValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .throughputKey) }
  }
  /// The number of files to treat; nil if it is not known.
  public var fileTotalCount: Int? {
    get { number(.fileTotalCountKey)?.intValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .fileTotalCountKey) }
  }
  /// The number of files that are done; nil if it is not known.
  public var fileCompletedCount: Int? {
    get { number(.fileCompletedCountKey)?.intValue }
    set { setUserInfoObject(newValue.map { NSNumber(value: $0) }, forKey: .fileCompletedCountKey) }
  }
  /// The file that is treated; nil for none.
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }
  /// The treatment of the files; nil for none.
  public var fileOperationKind: FileOperationKind? {
    get { userInfo[.fileOperationKindKey] as? FileOperationKind }
    set { setUserInfoObject(newValue, forKey: .fileOperationKindKey) }
  }

  private func number(_ key: ProgressUserInfoKey) -> NSNumber? { userInfo[key] as? NSNumber }
}
