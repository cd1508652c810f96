import CoreHaptics
import Testing

struct CHHapticEngineTests {
  @Test func soundsAreKeptByTheirNumbers() throws {
    let engine = CHHapticEngine()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([1]).write(to: file)
    let first: CHHapticAudioResourceID = try engine.registerAudioResource(file)
    let second = try engine.registerAudioResource(
      file, options: [CHHapticAudioResourceKeyLoopEnabled: true])
    #expect(first != second)
    let event = CHHapticEvent(
      audioResourceID: second, parameters: [.init(parameterID: .audioVolume, value: 1)],
      relativeTime: 2, duration: 1)
    #expect(event.type == .audioCustom && event.eventParameters.first?.value == 1)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(pattern.duration == 3)
    try engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
    try engine.unregisterAudioResource(second)
  }

  @Test func aSoundNeedsAFile() {
    let engine = CHHapticEngine()
    #expect(throws: CocoaError.self) {
      try engine.registerAudioResource(URL(fileURLWithPath: "/missing.wav"))
    }
  }
}
