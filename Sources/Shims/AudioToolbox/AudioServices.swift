@_exported import Foundation
@_exported import ObjectiveCNames

// System sounds. Nothing is played.

/// The number of a system sound.
public typealias SystemSoundID = UInt32
/// The identifier of a vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Accepts the number of a short sound and stays silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Accepts the number of an alert's sound and stays silent, without a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the closure at once, since a silent sound takes no time.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}
