import LayoutDSL
import SystemIntegration
import ViewCore

/// The view of a container, which shows the controllers in it also among the views of an app.
final class ContainerView: UIView, UIViewContent {
  private weak var container: UIViewController?

  init(of container: UIViewController) {
    self.container = container
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  package var content: AnyView {
    container.map { AnyView(ControllerPicture(controller: $0, fillsScreen: true)) }
      ?? AnyView(Color.clear)
  }
}

/// The views in the view of a container, in front of its controllers.
struct ContainerViews: View {
  let view: UIView
  let size: CGSize
  private let mark = EvaluationMark()

  init(view: UIView, size: CGSize) {
    (self.view, self.size) = (view, size)
  }

  var body: some View {
    let _ = UnobservedReads.note()
    let _ = layOut()
    LiveContents(root: view)
  }

  /// Lays out the views of a container that is not in another view.
  private func layOut() {
    guard view.superview == nil, size.width > 0, size.height > 0 else { return }
    view.withoutReports {
      view.setDrawnSize(size)
      view.layoutIfNeeded()
    }
  }
}
