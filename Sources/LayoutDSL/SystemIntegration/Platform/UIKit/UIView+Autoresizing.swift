#if os(Linux) || !canImport(UIKit)
  import Foundation

  extension UIView {
    /// Gives subviews the part of a change of the size that their autoresizing masks say.
    final func resizeSubviews(from old: CGSize) {
      let size = bounds.size
      func resized(
        _ start: CGFloat, _ length: CGFloat, by change: CGFloat,
        _ mask: AutoresizingMask, _ parts: [AutoresizingMask]
      ) -> (CGFloat, CGFloat) {
        let flexible = parts.map { mask.contains($0) }
        let share = change / CGFloat(max(1, flexible.count { $0 }))
        return (start + (flexible[0] ? share : 0), max(0, length + (flexible[1] ? share : 0)))
      }
      for view in subviews where !view.autoresizingMask.isEmpty {
        let (frame, mask) = (view.frame, view.autoresizingMask)
        let (x, width) = resized(
          frame.minX, frame.width, by: size.width - old.width, mask,
          [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let (y, height) = resized(
          frame.minY, frame.height, by: size.height - old.height, mask,
          [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        view.frame = CGRect(x: x, y: y, width: width, height: height)
      }
    }
  }
#endif
