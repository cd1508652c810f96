import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct LocalizedStringKeyTests {
  private func runs(
    _ text: Text, locale: String = "en_US", strings: (any StringProvider)? = nil
  ) -> [ResolvedText.Run] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let services = Services(text: SquareTextEngine(), images: NamedImages(), strings: strings)
    return TextResolution(text, in: environment, services: services).text.runs
  }

  private func string(_ text: Text, locale: String = "en_US") -> String {
    runs(text, locale: locale).map(\.string).joined()
  }

  @Test func numbersUseTheFormatOfTheLocale() {
    #expect(
      string(Text("\(1_234_567) \(2.5) \(UInt8(7)) \(Float(1))")) == "1,234,567 2.500000 7 1.000000"
    )
    #expect(string(Text("\(1_234_567) \(2.5)"), locale: "de_DE") == "1.234.567 2,500000")
    #expect(string(Text("\(7) \(999) \(-7)"), locale: "en_US") == "7 999 -7")
    #expect(string(Text("\(7)"), locale: "ar_EG") == "٧")
    #expect(string(Text("\(2.346, specifier: "%.2f") \(7, specifier: "%03d")")) == "2.35 007")
    #expect(string(Text("\(3.9, specifier: "%d") \(3, specifier: "%.1f")")) == "3.900000 3.0")
    #expect(string(Text("\(255, specifier: "%x") \(5, specifier: "%d kg")")) == "ff 5 kg")
    #expect(string(Text("100% of \(5)%")) == "100% of 5%")
    #expect(string(Text("\(true) \("a", format: Same())")) == "true a")
  }

  private struct Same: FormatStyle {
    func format(_ value: String) -> String { value }
  }

  @Test func resourcesAndAttributedFormatsAreInterpolated() {
    #expect(string(Text("a \(LocalizedStringResource("key")) b")) == "a key b")
    let percent = FloatingPointFormatStyle<Double>.Percent().attributed
    #expect(string(Text("a \(0.25, format: percent) b")) == "a 25% b")
  }

  @Test func literalsAreParsedAsMarkdownButStringsAreNot() {
    let name = "**Ann**"
    #expect(runs(Text("Hi **you**")).map(\.font.weight) == [400, 600])
    #expect(string(Text("Hi **you** \(name)")) == "Hi you **Ann**")
    #expect(string(Text(name)) == "**Ann**")
    #expect(string(Text(verbatim: "_a_")) == "_a_")
    #expect(string(Text(LocalizedStringKey(name))) == "Ann")
    let code = runs(Text("`x` ~~y~~ _z_"))
    #expect(code.map(\.string) == ["x", " ", "y", " ", "z"])
    #expect(code[0].font.family == .system(.monospaced))
    #expect(code[2].strikethrough != nil && code[4].font.isItalic)
  }

  @Test func linksTakeTheTint() {
    let runs = runs(Text("See [this](https://a.b)").foregroundStyle(.red))
    #expect(runs.map(\.string) == ["See ", "this"])
    guard runs.count == 2 else { return }
    let blue = Color.accentColor.resolve(in: EnvironmentValues())
    #expect(runs[1].fill == .color(blue) && runs[0].fill != runs[1].fill)
  }

  @Test func formatIsTheStringCatalogKey() {
    #expect(LocalizedStringKey("a \(1) \("b") \(2.5) 5%").format == "a %lld %@ %lf 5%%")
    #expect(LocalizedStringKey("5%").format == "5%")
    #expect(LocalizedStringKey("\(2.5, specifier: "%.1f")").format == "%.1f")
    #expect(LocalizedStringKey("a \(1)") == LocalizedStringKey("a \(1)"))
    #expect(LocalizedStringKey("a \(1)") != LocalizedStringKey("a \(2)"))
  }

  private final class Catalog: StringProvider {
    func translation(
      of request: StringRequest, unreadable: inout (file: String, reason: String)?
    ) -> String? {
      guard request.locale?.identifier == "de_DE" else { return nil }
      return [
        "Hello": "**Hallo**", "%@ has %lld of %@": "%3$@: %2$lld für %1$@", "100%": "100 % o",
        "%lld cups": request.counts.map(\.?.value) == [1] ? "eine Tasse" : "%arg Tassen",
      ][request.key]
    }
  }

  @MainActor @Test func englishNounsAgreeWithTheirNumbers() {
    let person = "person"
    let screen = Screen(400, 200) {
      Text(
        "^[\(2) apple](inflect: true), ^[\(1) box](inflect: true) and ^[\(0) **box**](inflect: true)"
      )
      Text("^[\(1_200) \(person)](inflect: true) left")
    }
    #expect(
      screen.text.prepared.map { $0.runs.map(\.string).joined() } == [
        "2 apples, 1 box and 0 boxes", "1,200 people left",
      ])
    #expect(screen.graph.diagnostics.isEmpty)
  }

  @MainActor @Test func otherAgreementIsReported() {
    let screen = Screen(200, 50) {
      Text("^[\(2) Apfel](inflect: true)").environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(screen.text.prepared.last?.runs.map(\.string).joined() == "2 Apfel")
    #expect(screen.graph.diagnostics.map(\.problem) == [.inflection])
  }

  @Test func stringProviderTranslatesKeys() {
    func german(_ text: Text) -> [String] {
      runs(text, locale: "de_DE", strings: Catalog()).map(\.string)
    }
    #expect(german(Text("Hello")) == ["Hallo"])
    #expect(german(Text("\("Ann") has \(3) of \("tea")")).joined() == "tea: 3 für Ann")
    #expect(german(Text("100%")) == ["100 % o"])
    #expect(german(Text("\(1) cups")) == ["eine Tasse"])
    #expect(german(Text("\(1200) cups")).joined() == "1.200 Tassen")
    #expect(german(Text("unknown **x**")).joined() == "unknown x")
    #expect(runs(Text("Hello"), strings: Catalog()).map(\.string) == ["Hello"])
  }
}
