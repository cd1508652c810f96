import Contacts
import ContactsUI
import Testing

struct CNContactStoreTests {
  private let store = CNContactStore()

  @Test func theUserDoesNotOpenTheContacts() async {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    await #expect(throws: CNError(.authorizationDenied)) {
      try await store.requestAccess(for: .contacts)
    }
    let isGranted = await withCheckedContinuation { answer in
      store.requestAccess(for: .contacts) { isGranted, _ in answer.resume(returning: isGranted) }
    }
    #expect(!isGranted)
  }

  @Test func aRequestFindsNobody() {
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey] as [CNKeyDescriptor]
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.predicate = CNContact.predicateForContacts(withIdentifiers: ["a"])
    #expect(request.keysToFetch.count == 2)
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: request) { contact, _ in
        Issue.record("There is \(contact.givenName).")
      }
    }
  }

  @Test func aContactKeepsItsValuesAndIsNotSaved() {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
    contact.phoneNumbers = [
      CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "1815"))
    ]
    let kept: CNContact = contact
    #expect(kept.givenName == "Ada" && kept.familyName.isEmpty)
    #expect(kept.emailAddresses.first?.value == "ada@example.org")
    #expect(kept.phoneNumbers.first?.value.stringValue == "1815")
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    #expect(request.contacts == [contact])
    #expect(throws: CNError(.authorizationDenied)) { try store.execute(request) }
  }
}
