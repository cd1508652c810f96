import Foundation

extension UIViewController: PicturedResponder {
  package var picture: AnyView {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewDidAppear(false)
    return AnyView(ControllerPicture(controller: self))
  }

  package var picturedView: UIView? { view }

  package var picturedSize: CGSize? {
    let size = preferredContentSize
    return size.width > 0 && size.height > 0 ? size : nil
  }
}
