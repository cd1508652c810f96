// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration
import ViewCore

/// The share sheet, with the services of a device that has no others.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController, SystemScreen {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  open var allowsProminentActivity = true
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: nil)
  }
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }
  let applicationActivities: [UIActivity]
  package var systemContent: AnyView? { AnyView(ShareSheet(controller: self)) }

  /// Closes the sheet, and tells what was chosen; nil for nothing.
  func finish(with type: UIActivity.ActivityType?, isDone: Bool) {
    dismiss(animated: true)
    completionWithItemsHandler?(type, isDone, nil, nil)
    completionHandler?(type, isDone)
  }
  public required init?(coder: NSCoder) { return nil }
}
