import Foundation
import SystemIntegration
import ViewCore

/// A SwiftUI view that shows a controller of UIKit.
///
/// A screen of the system, such as a picker, is a labelled placeholder.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object that connects the view to UIKit, for example as a delegate.
  associatedtype Coordinator = Void
  /// The context in which the controller is created and updated.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller to the state of this view.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Cleans up the controller when this view is removed.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Returns the size of the controller for a proposal; nil for the proposed size.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
  /// Changes the size that the controller has without `sizeThatFits(_:uiViewController:context:)`.
  func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)
}

/// The context in which a controller is created and updated.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public var transaction = Transaction()
  /// The environment of the view.
  public let environment: EnvironmentValues
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Returns nil, for the proposed size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Keeps the size.
  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
  ) {}

  /// Never called: the engine shows the controller itself.
  public var body: Never {
    fatalError("\(Self.self) shows a UIViewController; it has no body")
  }

  /// Makes the view that shows the controller.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    ControllerView<Self>._makeView(ControllerView(view), inputs: &inputs)
  }

  /// The number of views: one.
  nonisolated public static func _viewListCount() -> Int? { 1 }
}

/// The view behind a representable view: it holds the coordinator and the controller.
nonisolated private struct ControllerView<V: UIViewControllerRepresentable>: View, Representing {
  let held: HeldValue<V>
  @State private var made = Made<V>()
  /// Counts the changes of the controller's view.
  @State private var changes = 0
  @Environment(\.self) private var environment

  init(_ view: V) {
    held = HeldValue(value: view)
  }

  static var represented: Any.Type { V.self }

  @MainActor var body: some View {
    _ = changes
    // The closure captures only the counter: a capture of `self` would be a reference cycle.
    let (controller, context) = made.update(held.value, in: environment) { [_changes] in
      _changes.wrappedValue += 1
    }
    return RepresentableLayout(of: V.self) { proposal in
      if let size = held.value.sizeThatFits(
        proposal, uiViewController: controller, context: context)
      {
        return size
      }
      var size = controller.naturalSize(for: proposal)
      held.value._overrideSizeThatFits(
        &size, in: _ProposedSize(proposal), uiViewController: controller)
      return size
    } content: {
      ControllerPicture(controller: controller)
    }
  }
}

/// The objects that live as long as a representable view.
@MainActor private final class Made<V: UIViewControllerRepresentable> {
  private var objects: (controller: V.UIViewControllerType, coordinator: V.Coordinator)?

  nonisolated init() {}

  func update(
    _ view: V, in environment: EnvironmentValues, onChange change: @escaping () -> Void
  ) -> (V.UIViewControllerType, UIViewControllerRepresentableContext<V>) {
    let coordinator = objects?.coordinator ?? view.makeCoordinator()
    let context = UIViewControllerRepresentableContext<V>(
      coordinator: coordinator, environment: environment)
    let isNew = objects == nil
    let controller = objects?.controller ?? view.makeUIViewController(context: context)
    objects = (controller, coordinator)
    controller.view?.intrinsicSizeDidChange = {}
    view.updateUIViewController(controller, context: context)
    if isNew { controller.appear() }
    controller.view?.intrinsicSizeDidChange = change
    return (controller, context)
  }

  isolated deinit {
    guard let objects else { return }
    V.dismantleUIViewController(objects.controller, coordinator: objects.coordinator)
  }
}

extension UIViewController {
  /// Returns the proposed lengths; where nothing is proposed, those of the view or the preferred ones.
  fileprivate func naturalSize(for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let (own, natural) = (preferredContentSize, view.naturalSize(for: proposal))
    return CGSize(
      width: proposal.width ?? (natural.width > 0 ? natural.width : own.width),
      height: proposal.height ?? (natural.height > 0 ? natural.height : own.height))
  }
}
