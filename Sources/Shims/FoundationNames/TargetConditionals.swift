// The conditions of Apple's `TargetConditionals.h`, as a simulator of iOS has them.

/// Whether the app runs in a simulator: 1.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// Whether the app runs on a device or a simulator of iOS: 1.
public let TARGET_OS_IPHONE: Int32 = 1
/// Whether the app runs on iOS: 1.
public let TARGET_OS_IOS: Int32 = 1
/// Whether the app runs on macOS: 0.
public let TARGET_OS_OSX: Int32 = 0
/// Whether an app for iPad runs on macOS: 0.
public let TARGET_OS_MACCATALYST: Int32 = 0
/// Whether the app runs on watchOS: 0.
public let TARGET_OS_WATCH: Int32 = 0
/// Whether the app runs on tvOS: 0.
public let TARGET_OS_TV: Int32 = 0
