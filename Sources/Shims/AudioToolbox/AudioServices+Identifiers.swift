// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let kAudioServicesNoError: OSStatus = 0
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (
    SystemSoundID, UnsafeMutableRawPointer?
  ) -> Void

/// Writes a number for a sound that nobody hears.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return noErr
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  noErr
}
/// Calls the closure: the sound is over at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { noErr }
