import Foundation

/// Contacts as cards of version 3, with names, companies, numbers, mail addresses and notes.
open class CNContactVCardSerialization: NSObject {
  /// Returns the key of all properties that a card needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }

  /// Returns the cards of contacts, one after the other.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }

  /// Returns the contacts of cards; lines with other properties are left out.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8), text.contains("BEGIN:VCARD") else {
      throw CNError(.vCardMalformed)
    }
    return text.components(separatedBy: "BEGIN:VCARD").dropFirst().map(contact)
  }

  private static func card(of contact: CNContact) -> String {
    let names = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
      contact.nameSuffix,
    ]
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + names.map(escaped).joined(separator: ";")]
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    if !contact.organizationName.isEmpty {
      lines.append("ORG:" + escaped(contact.organizationName))
    }
    if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
    for number in contact.phoneNumbers { lines.append("TEL:" + escaped(number.value.stringValue)) }
    for mail in contact.emailAddresses { lines.append("EMAIL:" + escaped("\(mail.value)")) }
    if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
    return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  private static func contact(of card: String) -> CNContact {
    let contact = CNMutableContact()
    for line in card.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].prefix { $0 != ";" }.uppercased()
      let fields = fields(of: line[line.index(after: colon)...])
      let text = fields.joined(separator: ";")
      func part(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
      switch name {
      case "N":
        (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
        (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
      case "ORG": contact.organizationName = part(0)
      case "TITLE": contact.jobTitle = text
      case "NOTE": contact.note = text
      case "TEL":
        contact.phoneNumbers.append(
          CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: text)))
      case "EMAIL":
        contact.emailAddresses.append(CNLabeledValue(label: nil, value: NSString(string: text)))
      default: break
      }
    }
    return contact
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\", ";", ",": escaped += "\\\(character)"
      case _ where character.isNewline: escaped += "\\n"
      default: escaped.append(character)
      }
    }
  }

  private static func fields(of text: Substring) -> [String] {
    var (fields, isEscaped) = ([""], false)
    for character in text {
      if isEscaped {
        fields[fields.count - 1] += character == "n" || character == "N" ? "\n" : "\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        fields.append("")
      } else {
        fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
