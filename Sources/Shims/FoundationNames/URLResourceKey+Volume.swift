import Foundation

extension URLResourceKey {
  /// The space of a volume for what the user asks for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The space of a volume for what the user has not asked for.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
  /// The space of a volume for what the user asks for, in bytes; it is not known here.
  public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
  /// The space of a volume for what the user has not asked for, in bytes; it is not known here.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
