import FoundationModels
import Testing

@Generable(description: "A trip")
struct GeneratedTrip: Equatable {
  @Guide(description: "The name")
  let title: String
  var days: [GeneratedDay]
  var note: String?
  var isShort: Bool { days.count < 3 }
  static let limit = 3
}

@Generable
struct GeneratedDay: Equatable {
  var id: GenerationID
  var hours: Int
  var mood: GeneratedMood
}

@Generable
enum GeneratedMood: String {
  case calm, busy
  case wild
}

struct GenerableTests {
  private static let json = #"{"title": "a", "days": [{"hours": 2, "mood": "busy"}]}"#

  @Test func contentBecomesValues() throws {
    let trip = try GeneratedTrip(GeneratedContent(json: Self.json))
    #expect(trip.title == "a" && trip.note == nil && trip.isShort)
    #expect(trip.days.map(\.hours) == [2] && trip.days.map(\.mood) == [.busy])
    #expect(
      trip.generatedContent.jsonString
        == #"{"title": "a", "days": [{"hours": 2, "mood": "busy"}], "note": null}"#)
  }

  @Test func partsAreOptional() throws {
    let content = try GeneratedContent(json: #"{"days": [{"mood": "calm"}]}"#)
    let part = try GeneratedTrip.PartiallyGenerated(content)
    #expect(part.title == nil && part.days?.count == 1)
    #expect(part.days?.first?.hours == nil && part.days?.first?.mood == .calm)
  }

  @Test func otherContentThrows() {
    for json in [#"{"title": 1, "days": []}"#, "{}", "[]"] {
      #expect(throws: LanguageModelSession.GenerationError.self) {
        try GeneratedTrip(GeneratedContent(json: json))
      }
    }
    #expect(throws: LanguageModelSession.GenerationError.self) {
      try GeneratedMood("sad".generatedContent)
    }
  }
}
