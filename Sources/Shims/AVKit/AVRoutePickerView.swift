// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The button that chooses the output for sound; only its icon is drawn.
open class AVRoutePickerView: UIImageView {
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    image = UIImage(systemName: "airplayaudio")
    contentMode = .center
  }

  public required init?(coder: NSCoder) { nil }
}
