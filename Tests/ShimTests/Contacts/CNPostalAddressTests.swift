import Contacts
import Testing

struct CNPostalAddressTests {
  @Test func linesWithoutContentAreLeftOut() {
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = ("Long Road 1", "Bern", "3000")
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "Long Road 1\nBern 3000")
  }
}
