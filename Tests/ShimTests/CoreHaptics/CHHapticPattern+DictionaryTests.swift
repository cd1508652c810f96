import CoreHaptics
import Testing

struct CHHapticPatternDictionaryTests {
  @Test func aFileHasEvents() throws {
    let text = """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 2,
          "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.25}]}},
        {"Parameter": {"ParameterID": "HapticIntensityControl", "Time": 0, "ParameterValue": 1}}
      ]}
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let pattern = try CHHapticPattern(contentsOf: file)
    let event = try #require(pattern.events.first)
    #expect(pattern.events.count == 1 && event.type == .hapticContinuous)
    #expect(pattern.duration == 2.5)
    #expect(event.eventParameters.first?.parameterID == .hapticIntensity)
    #expect(event.eventParameters.first?.value == 0.25)
  }

  @Test func aDictionaryHasEvents() throws {
    let pattern = try CHHapticPattern(dictionary: [
      .pattern: [
        [
          CHHapticPattern.Key.event: [
            CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticTransient, .time: 1.0,
          ]
        ]
      ]
    ])
    #expect(pattern.events.map(\.relativeTime) == [1])
  }

  @Test func filesWithoutAPatternAreRejected() {
    #expect(throws: CocoaError.self) { try CHHapticPattern(dictionary: [:]) }
    let missing = URL(fileURLWithPath: "/missing.ahap")
    #expect(throws: CocoaError.self) { try CHHapticPattern(contentsOf: missing) }
  }
}
