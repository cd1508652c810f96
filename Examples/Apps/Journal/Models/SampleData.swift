import Foundation

extension Journal {
  /// A journal with fixed entries for previews.
  static var sample: Journal { Journal(entries: SampleData.entries) }
}

enum SampleData {
  static let entries: [Entry] = [
    Entry(
      date: date(21, hour: 20), title: "Over the Pass",
      text: """
        We left before sunrise and had the *whole valley* to ourselves. Nothing but bells and wind.

        The last hour was steep, but then the lake appeared — **so blue** that nobody spoke for a \
        minute. #hiking #summer
        """,
      mood: .joyful, photos: [.mountains, .lake, .meadow], isBookmarked: true),
    Entry(
      date: date(19, hour: 22), title: "A Quiet Evening",
      text: "Soup, a blanket and two chapters. Rain on the window the whole time. #reading",
      photos: [.night]),
    Entry(
      date: date(16, hour: 18), title: "Long Day",
      text: "Three meetings, one train and far too much coffee. Early to bed.", mood: .tired),
    Entry(
      date: date(12, hour: 9), title: "Letter from Ida",
      text: "She is moving to the coast in September. I am happy for her, and will miss our walks.",
      mood: .sad, photos: [.lake], isBookmarked: true),
  ]

  static func date(_ day: Int, hour: Int) -> Date {
    let parts = DateComponents(year: 2024, month: 7, day: day, hour: hour, minute: 15)
    return Calendar.current.date(from: parts) ?? .distantPast
  }
}
