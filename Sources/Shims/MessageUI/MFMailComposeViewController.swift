// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Mail and messages. Nothing is sent; the controllers show a labelled placeholder.

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public private(set) var subject = ""
  public private(set) var recipients: [String] = []
  public private(set) var body = ""
  public private(set) var attachments: [(data: Data, mimeType: String, fileName: String)] = []

  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients += ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) { recipients += bccRecipients ?? [] }
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append((attachment, mimeType, filename))
  }
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
}
