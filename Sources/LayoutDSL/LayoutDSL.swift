@_exported import Controls
@_exported import SystemIntegration
@_exported import ViewCore
