import Testing

@testable import Render

struct PseudolanguageTests {
  @Test func textsAreLongerAndHaveAccents() {
    #expect(Pseudolanguage.text("Save") == "Sávé öñé")
    #expect(Pseudolanguage.text("12:30") == "12:30")
  }

  @Test func placeholdersAndAddressesStay() {
    #expect(Pseudolanguage.text("%lld of %2$@") == "%lld óf %2$@ öñé")
    #expect(Pseudolanguage.text("[go](https://a.io)") == "[gó](https://a.io) öñé")
  }
}
