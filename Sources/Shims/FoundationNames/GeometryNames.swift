// Names of Core Foundation that Foundation exports on Apple's systems.
@_exported import struct Drawing.CGAffineTransform
@_exported import class SystemIntegration.UndoManager
@_exported import class SystemIntegration.NSItemProvider
@_exported import class SystemIntegration.NSUserActivity
@_exported import protocol SystemIntegration.NSItemProviderReading
@_exported import protocol SystemIntegration.NSItemProviderWriting
// Names of Darwin's locks that Foundation exports on Apple's systems.
@_exported import func SystemLog.os_unfair_lock_lock
@_exported import struct SystemLog.os_unfair_lock_s
@_exported import typealias SystemLog.os_unfair_lock
@_exported import typealias SystemLog.os_unfair_lock_t
@_exported import func SystemLog.os_unfair_lock_trylock
@_exported import func SystemLog.os_unfair_lock_unlock
