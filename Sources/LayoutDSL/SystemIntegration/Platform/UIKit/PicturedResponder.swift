import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A view or a view controller of UIKit that can be shown by itself, as a snapshot shows it.
  @MainActor package protocol PicturedResponder: UIResponder {
    /// The view of SwiftUI that draws the object.
    var picture: AnyView { get }
    /// The view of UIKit; nil if there is none.
    var picturedView: UIView? { get }
    /// The size of the object by its own measure, in points; nil if it has none.
    var picturedSize: CGSize? { get }
  }

  /// A view controller of UIKit whose view takes the colour of interactive parts from outside.
  @MainActor package protocol TintedResponder: UIResponder {
    /// The colour that is set for a view around that of the controller, or for its window; nil if
    /// there is none.
    var outerTint: UIColor? { get }
  }

  extension UIView: PicturedResponder {
    package var picture: AnyView { AnyView(UIViewPicture(self)) }

    package var picturedView: UIView? { self }

    package var picturedSize: CGSize? {
      let own = frame.size.width > 0 && frame.size.height > 0 ? frame.size : sizeThatFits(.zero)
      return own.width > 0 && own.height > 0 ? own : nil
    }
  }
#endif
