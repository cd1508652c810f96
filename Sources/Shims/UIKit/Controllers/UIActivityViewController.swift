// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration

/// The share sheet: a grey area with a name.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController, SystemScreen {
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  open var allowsProminentActivity = true
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: nil)
  }
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
