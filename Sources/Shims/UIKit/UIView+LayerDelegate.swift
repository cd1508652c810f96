import QuartzCore
import ViewCore

/// A view stands for its layer where code of UIKit asks for content and layout; it is not asked.
extension UIView: CALayerDelegate {}
