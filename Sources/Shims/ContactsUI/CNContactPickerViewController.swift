// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// A value that the user chooses in a contact.
open class CNContactProperty: NSObject, @unchecked Sendable {
  public let contact: CNContact
  public let key: String
  public let value: Any?
  public let identifier: String?
  public let label: String?
  package init(contact: CNContact, key: String, value: Any?, label: String?) {
    (self.contact, self.key, self.value, self.label) = (contact, key, value, label)
    identifier = nil
  }
}

@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}

/// The list of the user's contacts: a grey area with its name.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController, SystemScreen {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?
}

@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// The form of a contact: a grey area with its name.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController, SystemScreen {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var displayedPropertyKeys: [Any]?
  open var contactStore: CNContactStore?
  open var parentGroup: CNGroup?
  open var parentContainer: CNContainer?
  open var alternateName: String?
  open var message: String?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false

  private init(_ contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(for contact: CNContact) { self.init(contact) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact())
  }
  public required init?(coder: NSCoder) { nil }
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "contactViewController" }
  open func highlightProperty(withKey key: String, identifier: String?) {}
}

/// A button that gives the app a contact of the user: a grey area with its name.
public struct ContactAccessButton: View {
  public enum Caption: Hashable, Sendable { case defaultText, email, phone }
  nonisolated public init(
    queryString: String, ignoredEmails: Set<String>? = nil,
    ignoredPhoneNumbers: Set<String>? = nil,
    approvalCallback: @escaping ([String]) -> Void = { _ in }
  ) {}
  public var body: some View { ContentPlaceholder(name: "ContactAccessButton") }
}

extension View {
  /// Has no effect: the button has no caption here.
  nonisolated public func contactAccessButtonCaption(
    _ caption: ContactAccessButton.Caption
  ) -> some View { self }
}
