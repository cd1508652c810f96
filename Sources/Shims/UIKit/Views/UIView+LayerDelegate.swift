import QuartzCore
import ViewCore

/// A view is the delegate of its layer, as in UIKit; the layer does not call it.
extension UIView: CALayerDelegate {}
