import SwiftUI

extension View {
  /// Keeps no action: the device has no button that takes a picture.
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }

  /// Keeps no actions: the device has no buttons that take a picture.
  nonisolated public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
}
