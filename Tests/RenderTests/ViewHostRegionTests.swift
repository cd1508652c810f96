import Foundation
import LayoutDSL
import Render
import Testing

private let newYear = Date(timeIntervalSinceReferenceDate: 0)

/// The locale, the calendar and the time zone of a screen.
@Suite(.serialized) @MainActor struct ViewHostRegionTests {
  private struct Prices: View {
    var body: some View {
      VStack {
        Text(12.5, format: .currency(code: "USD"))
        TextField("Price", value: .constant(12.5), format: .currency(code: "USD"))
        Text(12.5.formatted(.currency(code: "USD")))
        Text("\(12.5, format: .currency(code: "USD"))")
        LabeledContent("Price", value: 12.5, format: .currency(code: "USD"))
      }
    }
  }

  private struct Dates: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      VStack {
        Text("a \(newYear.formatted(date: .long, time: .shortened))")
        Text("b \(newYear, format: .dateTime.year().month(.wide).day().hour().minute())")
        Text(newYear, style: .time)
        Text(newYear, style: .date)
        Text("c \(Calendar.current.component(.year, from: newYear))")
        Text("d \(calendar.component(.year, from: newYear))")
        Text(verbatim: "e \(Calendar.current.identifier == calendar.identifier)")
        Text(verbatim: "f \(Locale.current.identifier == locale.identifier)")
        Text(verbatim: "g \(TimeZone.current.secondsFromGMT() == timeZone.secondsFromGMT())")
        Text(verbatim: "h \(Calendar.current.firstWeekday == calendar.firstWeekday)")
        Text(verbatim: "i \(direction)")
        Text(["x", "y"], format: .list(type: .and))
        Text((newYear - 86400).formatted(.relative(presentation: .named)))
      }
    }
  }

  /// The strings in the layout tree of a view, in order, with plain spaces.
  private func strings(
    locale: String? = nil, timeZone: String? = nil, @ViewBuilder _ content: () -> some View
  ) throws -> [String] {
    let host = try ViewHost(
      size: CGSize(width: 400, height: 600), locale: locale.map { Locale(identifier: $0) },
      timeZone: timeZone.flatMap { TimeZone(identifier: $0) }, content: content)
    let tree = host.layoutTree().split(separator: "\n")
    return tree.compactMap { line in
      line.firstMatch(of: #/"(.*)"/#).map { String($0.output.1) }
    }.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
  }

  @Test func everyPriceIsWrittenInOneLocale() throws {
    let standard = try strings { Prices() }.filter { $0.contains("12") }
    #expect(standard == [String](repeating: "$12.50", count: 5))
    let german = try strings(locale: "de_DE") { Prices() }.filter { $0.contains("12") }
    #expect(german == [String](repeating: "12,50 $", count: 5))
  }

  @Test func theEnvironmentChangesTheLocaleOfViews() throws {
    func picture(@ViewBuilder _ content: () -> some View) throws -> Pixmap {
      try ViewHost(size: CGSize(width: 200, height: 60), content: content).render()
    }
    let german = Locale(identifier: "de_DE")
    #expect(
      try picture {
        Text(12.5, format: .currency(code: "USD")).environment(\.locale, german)
      } == picture { Text(verbatim: "12,50\u{A0}$") })
    #expect(
      try picture {
        TextField("", value: .constant(12.5), format: .currency(code: "USD"))
          .environment(\.locale, german)
      } == picture { TextField("", text: .constant("12,50\u{A0}$")) })
  }

  @Test func theStandardIsUSEnglishInGMT() throws {
    #expect(
      try strings { Dates() } == [
        "a January 1, 2001 at 12:00 AM", "b January 1, 2001 at 12:00 AM", "12:00 AM",
        "January 1, 2001", "c 2,001", "d 2,001", "e true", "f true", "g true", "h true",
        "i leftToRight", "x and y", "yesterday",
      ])
  }

  @Test func aScreenHasTheLocaleAndTimeZoneOfTheCaller() throws {
    #expect(
      try strings(locale: "de_DE", timeZone: "Asia/Tokyo") { Dates() } == [
        "a 1. Januar 2001 um 9:00", "b 1. Januar 2001 um 09:00", "9:00", "1. Januar 2001",
        "c 2.001", "d 2.001", "e true", "f true", "g true", "h true", "i leftToRight", "x und y",
        "gestern",
      ])
    #expect(try strings { Text(newYear.formatted()) } == ["1/1/2001, 12:00 AM"])
  }

  @Test func theLocaleSetsTheCalendarAndTheDirection() throws {
    let thai = try strings(locale: "th_TH") { Dates() }
    #expect(thai.contains("c 2,544") && thai.contains("d 2,544") && thai.contains("e true"))
    #expect(thai.contains { $0.hasPrefix("b 1 มกราคม 2544") }, "\(thai)")
    let arabic = try strings(locale: "ar_EG") { Dates() }
    #expect(arabic.contains("i rightToLeft"))
    let hebrew = try strings(locale: "en_US@calendar=hebrew") { Dates() }
    #expect(hebrew.contains("c 5,761") && hebrew.contains("d 5,761"))
  }

  @Test func aScreenInsideAnotherHasItsRegion() throws {
    struct Outer: View {
      var body: some View {
        let inner = ImageRenderer(content: Text(newYear, style: .time))
        let own = ImageRenderer(
          content: Text(newYear, style: .time)
            .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US")))
        Text(verbatim: "\((try? inner.pngData()) == (try? own.pngData()))")
      }
    }
    #expect(try strings(locale: "de_DE", timeZone: "Asia/Tokyo") { Outer() } == ["false"])
    #expect(try strings { Outer() } == ["true"])
  }

  @Test func typedNumbersAreReadInTheLocale() throws {
    struct Field: View {
      @State private var price = 1.0
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("Price", value: $price, format: .number).focused($isFocused)
            .onAppear { isFocused = true }
          Text(verbatim: "= \(price)")
        }
      }
    }
    let host = try ViewHost(
      size: CGSize(width: 200, height: 100), locale: Locale(identifier: "de_DE")
    ) { Field() }
    try host.type("\u{8}2,5\n")
    #expect(host.layoutTree().contains("= 2.5"))
  }
}
