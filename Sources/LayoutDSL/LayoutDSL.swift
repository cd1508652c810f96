@_exported import Controls
@_exported import SystemIntegration
@_exported import ViewCore

/// A preview, by the name with which UIKit can re-export it: the type shares its own with a macro.
public typealias Preview = SystemIntegration.Preview
