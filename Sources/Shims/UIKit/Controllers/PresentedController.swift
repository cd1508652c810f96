import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// Presents what a controller, or one whose view is in its view, presents.
struct PresentedController: ViewModifier {
  let controller: UIViewController
  private let mark = EvaluationMark()

  init(by controller: UIViewController) {
    self.controller = controller
  }

  func body(content: Content) -> some View {
    let _ = UnobservedReads.note()
    let presented = controller.presentedInView
    let form = presented?.presentedForm
    let _ = (presented?.presentingViewController ?? controller).noteCover(form == .cover)
    let alert = presented as? UIAlertController
    let title = Text(verbatim: alert?.title ?? alert?.message ?? "")
    let message = alert?.title == nil ? nil : alert?.message
    content
      .sheet(isPresented: isShown(presented, form == .sheet)) {
        if let presented { SheetPicture(controller: presented) }
      }
      .fullScreenCover(isPresented: isShown(presented, form == .cover || form == .overlay)) {
        if let presented {
          presented.screenPicture
            .presentationBackground(
              form == .overlay ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
        }
      }
      .popover(
        isPresented: isShown(presented, form == .popover),
        attachmentAnchor: presented?.popoverAnchor(in: controller) ?? .rect(.bounds)
      ) {
        if let presented {
          presented.picture
            .frame(
              width: presented.picturedSize?.width, height: presented.picturedSize?.height
            )
            .presentationCompactAdaptation(.popover)
        }
      }
      .alert(title, isPresented: isShown(presented, form == .alert)) {
        if let alert { AlertParts(alert: alert) }
      } message: {
        if let message { Text(verbatim: message) }
      }
      .confirmationDialog(
        title, isPresented: isShown(presented, form == .actions),
        titleVisibility: alert?.title == nil && alert?.message == nil ? .hidden : .visible
      ) {
        if let alert { AlertParts(alert: alert) }
      } message: {
        if let message { Text(verbatim: message) }
      }
  }

  /// Whether a presentation is shown; a finger that ends it tells the delegate.
  private func isShown(_ presented: UIViewController?, _ isMeant: Bool) -> Binding<Bool> {
    Binding {
      isMeant
    } set: { isShown in
      guard let presented, isMeant, !isShown, presented.presentingViewController != nil else {
        return
      }
      presented.userDismisses()
    }
  }
}

/// The form in which SwiftUI shows a presentation.
private enum PresentedForm {
  case sheet, cover, popover, alert, actions
  /// A cover through which the controller behind is seen.
  case overlay
}

extension UIViewController {
  /// The controller that this one presents, or one whose view is in its view.
  fileprivate var presentedInView: UIViewController? {
    if let presentedViewController { return presentedViewController }
    return self is any ControllerContainer ? nil : children.firstNonNil(\.presentedInView)
  }

  /// Whether the controller is presented in place of the one behind it.
  var isFullScreen: Bool { presentedForm == .cover }

  fileprivate var presentedForm: PresentedForm {
    if let alert = self as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .actions
    }
    return switch modalPresentationStyle {
    case .fullScreen, .currentContext: .cover
    case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen: .overlay
    case .popover where staysPopover: .popover
    default: .sheet
    }
  }

  /// The picture of the controller, which reaches beyond the safe area.
  var screenPicture: some View {
    appear()
    return ControllerPicture(controller: self, fillsScreen: true)
  }

  /// Whether the controller is a popover on a screen that has no room for one beside its content.
  private var staysPopover: Bool {
    guard let presentation = popoverPresentationController else { return false }
    if UITraitCollection.current.horizontalSizeClass == .regular { return true }
    let style = presentation.delegate?
      .adaptivePresentationStyle(for: presentation, traitCollection: .current)
    return style == UIModalPresentationStyle.none
  }

  /// The place in the view of a controller that the popover points at.
  fileprivate func popoverAnchor(in controller: UIViewController) -> PopoverAttachmentAnchor? {
    guard let popover = popoverPresentationController,
      let source = popover.sourceView ?? popover.sourceItem as? UIView
    else { return nil }
    let rect = popover.sourceRect.isNull ? source.bounds : popover.sourceRect
    return .rect(.rect(source.convert(rect, to: controller.view)))
  }

  /// Ends the presentation as a finger does.
  fileprivate func userDismisses() {
    let presentation = presentationController
    presentation.map { $0.delegate?.presentationControllerWillDismiss($0) }
    presentingViewController?.dismiss(animated: true)
    presentation.map { $0.delegate?.presentationControllerDidDismiss($0) }
  }
}

/// A controller in a sheet with the heights of its presentation.
private struct SheetPicture: View {
  let controller: UIViewController
  private let mark = EvaluationMark()

  init(controller: UIViewController) {
    self.controller = controller
  }

  var body: some View {
    let sheet = controller.sheetPresentationController
    let detents = (sheet?.detents ?? []).map { ($0.identifier, $0.height) }
    let selected = detents.first { $0.0 == sheet?.selectedDetentIdentifier } ?? detents.first
    controller.screenPicture
      .presentationDetents(
        detents.isEmpty ? [.large] : Set(detents.map(\.1)),
        selection: Binding {
          selected?.1 ?? .large
        } set: { height in
          sheet?.selectedDetentIdentifier = detents.first { $0.1 == height }?.0
          if let sheet {
            sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
          }
        }
      )
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
      .interactiveDismissDisabled(controller.isModalInPresentation || !mayDismiss)
  }

  private var mayDismiss: Bool {
    controller.presentationController.map {
      $0.delegate?.presentationControllerShouldDismiss($0) ?? true
    } ?? true
  }
}

extension UISheetPresentationController.Detent {
  /// The height as that of a sheet of SwiftUI.
  @MainActor fileprivate var height: PresentationDetent {
    switch identifier {
    case .medium: .medium
    case .large: .large
    default: resolvedValue(in: ResolutionContext()).map { .height($0) } ?? .large
    }
  }
}

/// The fields and the buttons of an alert.
private struct AlertParts: View {
  let alert: UIAlertController
  @FocusState private var focused: UITextField?

  init(alert: UIAlertController) {
    self.alert = alert
  }

  var body: some View {
    ForEach(alert.textFields ?? [], id: \.self) { field in
      let text = Binding {
        field.text ?? ""
      } set: {
        if $0 != field.text ?? "" { field.type($0) }
      }
      Group {
        if field.isSecureTextEntry {
          SecureField("", text: text, prompt: Text(field.shownPlaceholder.attributed))
        } else {
          TextField("", text: text, prompt: Text(field.shownPlaceholder.attributed))
        }
      }
      .focused($focused, equals: field)
      .onAppear {
        if field === alert.textFields?.first { focused = field }
      }
    }
    ForEach(alert.actions, id: \.self) { action in
      button(action)
        .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
        .disabled(!action.isEnabled)
    }
  }

  private func button(_ action: UIAlertAction) -> some View {
    Button(role: action.style.role) {
      alert.presentingViewController?.dismiss(animated: true)
      action.handler?(action)
    } label: {
      Text(verbatim: action.title ?? "")
    }
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
