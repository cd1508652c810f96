import CarPlay
import Testing

@MainActor struct CPInterfaceControllerTests {
  @Test func templatesArePushedAndPopped() {
    let controller = CPInterfaceController()
    let item = CPListItem(text: "Home", detailText: nil)
    item.setText("Work")
    let root = CPListTemplate(title: "Places", sections: [CPListSection(items: [item])])
    controller.setRootTemplate(root, animated: false)
    controller.pushTemplate(CPGridTemplate(title: "Grid", gridButtons: []), animated: true)
    #expect(controller.templates.count == 2 && controller.rootTemplate === root)
    var results: [Bool] = []
    controller.popTemplate(animated: true) { isPopped, _ in results.append(isPopped) }
    controller.popTemplate(animated: true) { isPopped, _ in results.append(isPopped) }
    #expect(results == [true, false] && controller.topTemplate === root)
    #expect(root.itemCount == 1 && item.text == "Work")
  }

  @Test func aTemplateIsPresentedAndDismissed() {
    let controller = CPInterfaceController()
    let alert = CPAlertTemplate(titleVariants: ["No signal"], actions: [])
    controller.presentTemplate(alert, animated: true)
    #expect(controller.presentedTemplate === alert)
    controller.dismissTemplate(animated: true)
    #expect(controller.presentedTemplate == nil)
  }
}
