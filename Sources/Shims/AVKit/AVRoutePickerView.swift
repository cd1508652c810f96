// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

/// The button that chooses where sound is played: its icon.
open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor?
  open var prioritizesVideoDevices = false
  private let icon = UIImageView(image: UIImage(systemName: "airplayaudio"))

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    icon.contentMode = .center
    addSubview(icon)
  }

  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = bounds
  }
}
