import Foundation
import Testing
import UIKit

@MainActor struct UIPresentationControllerTests {
  @Test func theStyleIsThatOfThePresentedController() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {}
    let presented = UIViewController(), presenting = UIViewController()
    let presentation = UIPresentationController(
      presentedViewController: presented, presenting: presenting)
    presented.modalPresentationStyle = .fullScreen
    let delegate = Delegate()
    #expect(delegate.adaptivePresentationStyle(for: presentation) == .fullScreen)
    #expect(delegate.presentationControllerShouldDismiss(presentation))
    #expect(presentation.presentedView === presented.view && presentation.containerView == nil)
    #expect(presentation.presentingViewController === presenting)
    #expect(UIApplication.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
  }

  @Test func aSheetKeepsItsDetents() throws {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    let sheet = try #require(controller.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.large])
    sheet.animateChanges {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
    }
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(controller.sheetPresentationController?.selectedDetentIdentifier == .medium)
  }

  @Test func aSheetHasADelegateOfItsOwn() {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {}
    let delegate = Delegate()
    let sheet = UISheetPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    sheet.delegate = delegate
    let own: (any UISheetPresentationControllerDelegate)? = sheet.delegate
    #expect(own === delegate)
    #expect((sheet as UIPresentationController).delegate === delegate)
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    (popover as UIPresentationController).delegate = delegate
    let delegateOfPopover: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
    #expect(delegateOfPopover === nil)
  }

  @Test func aPresentationMayOutliveItsController() {
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(presentation.presentedViewController.presentingViewController == nil)
  }
}
