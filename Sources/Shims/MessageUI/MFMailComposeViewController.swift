@_exported import UIKit

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

/// The end of writing a text message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// An object that is told when the user has finished a text message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user has left the text message; it is never called.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A controller that writes a text message; a placeholder is drawn.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController, SystemScreen {
  /// The object that is told about the end of the text message; it is held weakly.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers or addresses of the receivers; nil is none.
  open var recipients: [String]?
  /// The text of the message; nil is empty.
  open var body: String?
  /// The subject of the message; nil is none.
  open var subject: String?
  /// Returns false: no text message is sent.
  open class func canSendText() -> Bool { false }
  /// Returns false: no files can be attached to text messages.
  open class func canSendAttachments() -> Bool { false }
}
