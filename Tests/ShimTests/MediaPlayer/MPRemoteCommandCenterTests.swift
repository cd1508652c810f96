import Foundation
import MediaPlayer
import Testing

struct MPRemoteCommandCenterTests {
  @Test func aCommandKeepsItsSettings() {
    let center = MPRemoteCommandCenter.shared()
    defer { center.skipForwardCommand.isEnabled = true }
    #expect(center.playCommand.isEnabled)
    center.skipForwardCommand.isEnabled = false
    center.skipForwardCommand.preferredIntervals = [15]
    #expect(!MPRemoteCommandCenter.shared().skipForwardCommand.isEnabled)
    #expect(MPRemoteCommandCenter.shared().skipForwardCommand.preferredIntervals == [15])
    #expect(center.skipBackwardCommand.isEnabled)
  }

  @Test func nobodyPressesAButton() {
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in
      Issue.record("The button was pressed.")
      return .commandFailed
    }
  }
}
