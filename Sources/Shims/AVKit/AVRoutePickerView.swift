import SwiftUI

/// The button that chooses the output for sound; only its icon is drawn.
open class AVRoutePickerView: UIImageView {
  /// The colour of the icon while sound plays elsewhere; it is not drawn.
  open var activeTintColor: UIColor?
  /// Whether outputs for video come first in the list of outputs, which is not shown.
  open var prioritizesVideoDevices = false
  /// The object that is told of the list of outputs: never.
  open weak var delegate: (any AVRoutePickerViewDelegate)?

  /// Creates a button with the icon of AirPlay.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    image = UIImage(systemName: "airplayaudio")
    contentMode = .center
  }

  /// Returns nil: archives of interfaces are not read.
  public required init?(coder: NSCoder) { nil }
}

/// An object that is told of the list of outputs: never.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// Called before the list is shown: never.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called after the list is hidden: never.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}
extension AVRoutePickerViewDelegate {
  /// Does nothing.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
