import Contacts
import Foundation
import Testing

struct CNContactVCardSerializationTests {
  private func contact() -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada", "Love;lace", "Dr.")
    (contact.organizationName, contact.note) = ("Engines, Ltd.", "One\nTwo \\ three")
    contact.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "1815"))]
    return contact
  }

  @Test func aCardIsReadAsItWasWritten() throws {
    let data = try CNContactVCardSerialization.data(with: [contact(), CNContact()])
    let read = try CNContactVCardSerialization.contacts(with: data)
    #expect(read.count == 2 && read[1].givenName.isEmpty)
    #expect(read[0].familyName == "Love;lace" && read[0].namePrefix == "Dr.")
    #expect(read[0].organizationName == "Engines, Ltd." && read[0].note == "One\nTwo \\ three")
    #expect(read[0].phoneNumbers.first?.value == CNPhoneNumber(stringValue: "1815"))
  }

  @Test func textThatIsNoCardIsAnError() {
    #expect(throws: CNError(.vCardMalformed)) {
      try CNContactVCardSerialization.contacts(with: Data("Ada".utf8))
    }
  }

  @Test func aNameIsOfItsPartsOrOfTheCompany() throws {
    let contact = contact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Ada Love;lace")
    let company = CNMutableContact()
    #expect(CNContactFormatter.string(from: company, style: .fullName) == nil)
    company.organizationName = "Engines"
    #expect(CNContactFormatter().string(from: company) == "Engines")
    let copy = try #require(contact.mutableCopy() as? CNMutableContact)
    copy.givenName = "Augusta"
    #expect(contact.givenName == "Ada" && copy.identifier == contact.identifier)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
  }
}
