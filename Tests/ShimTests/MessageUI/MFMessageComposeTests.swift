import Foundation
import MessageUI
import Testing

@MainActor struct MFMessageComposeTests {
  @Test func aMessageKeepsItsFilesAndIsNotSent() {
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
    let controller = MFMessageComposeViewController()
    (controller.recipients, controller.body) = (["1"], "Hello")
    #expect(
      controller.addAttachmentURL(URL(fileURLWithPath: "/a.png"), withAlternateFilename: "b.png"))
    #expect(controller.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "c.png"))
    let names = controller.attachments?.compactMap {
      $0[MFMessageComposeViewControllerAttachmentAlternateFilename] as? String
    }
    #expect(names == ["b.png", "c.png"])
  }
}
