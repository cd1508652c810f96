@_exported import UIKit
import ObjectiveCNames

// Mail and messages. Nothing is sent; the controllers show a labelled placeholder.

/// The end of writing a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// An object that is told when the user has finished a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user has left the mail; it is never called.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing when the user leaves the mail, which is the default.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A controller that writes a mail; a placeholder is drawn.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController, SystemScreen {
  /// The object that is told about the end of the mail; it is held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// The subject that was set last.
  public private(set) var subject = ""
  /// The addresses of all receivers, those of copies included.
  public private(set) var recipients: [String] = []
  /// The text that was set last.
  public private(set) var body = ""
  /// The attached files in the order in which they were added.
  public private(set) var attachments: [(data: Data, mimeType: String, fileName: String)] = []

  /// Returns false: no mail is sent.
  open class func canSendMail() -> Bool { false }
  /// Sets the address of the sender, which has no effect.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Replaces the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Replaces all receivers; nil removes them.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Adds receivers of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients += ccRecipients ?? [] }
  /// Adds receivers of copies whom the others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients += bccRecipients ?? [] }
  /// Replaces the text, in which HTML is not interpreted.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Attaches a file with a name and a type such as `image/png`.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append((attachment, mimeType, filename))
  }
}

/// The result of a controller of a message.
public enum MessageComposeResult: Int, Sendable {
  /// The user cancelled, sent the message, or it could not be sent.
  case cancelled, sent, failed
}

/// An object that is told how a controller of a message ends.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells that the controller has ended; it is never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A controller of a message: a grey area with its name.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController, SystemScreen {
  /// The object that is told how the controller ends.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers and addresses of the receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The line above the text.
  open var subject: String?
  /// The message of an extension, an `MSMessage`.
  open var message: AnyObject?
  /// The files of the message, as dictionaries of Apple's keys.
  open private(set) var attachments: [[AnyHashable: Any]]?
  /// Whether the device sends messages: never.
  open class func canSendText() -> Bool { false }
  /// Whether the device sends files: never.
  open class func canSendAttachments() -> Bool { false }
  /// Whether the device sends a line above the text: never.
  open class func canSendSubject() -> Bool { false }
  /// Returns false: files of no type are sent.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  /// Keeps a file with another name, and returns true.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    keep([
      MFMessageComposeViewControllerAttachmentURL: attachmentURL,
      MFMessageComposeViewControllerAttachmentAlternateFilename:
        alternateFilename ?? attachmentURL.lastPathComponent,
    ])
  }
  /// Keeps a name and an identifier of data, and returns true.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    keep([MFMessageComposeViewControllerAttachmentAlternateFilename: filename])
  }
  /// Removes the button for a photo; there is none.
  open func disableUserAttachments() {}

  private func keep(_ attachment: [AnyHashable: Any]) -> Bool {
    attachments = (attachments ?? []) + [attachment]
    return true
  }
}

/// The key of a file's address.
public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
/// The key of a file's other name.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of whether the device sends messages, in a notification.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension Notification.Name {
  /// The ability to send messages has changed; it is never posted.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Self(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
