@_spi(Inlined) import Drawing
import Foundation

/// One fill whose coverage, times an opacity, is the alpha of a list.
struct SolidOutline {
  var path: Path
  var style = FillStyle()
  var opacity = 1.0
}

extension ListPainter {
  /// The outline of a list that needs no layer for its silhouette; nil for other lists.
  ///
  /// 1. A single fill with a colour has its own outline.
  /// 2. So has an opaque rectangle, rounded or not, that contains all items after it. An opacity of
  ///    the context would let them show through each other.
  /// 3. A clip has the outline of its path if an opaque rectangle fills it and nothing in it
  ///    becomes less opaque.
  func solidOutline(of list: DisplayList, _ context: Context) -> SolidOutline? {
    switch list.items.first {
    case .fill(let path, .color(let color), let style)
    where list.items.count == 1
      || context.opacity == 1 && displayBounds.isWithinFirst(list, context.transform):
      SolidOutline(path: path, style: style, opacity: Double(color.opacity))
    case .image(let image, let rect, let interpolation, nil, true)
    where list.items.count == 1 && isOpaque(image, rect, interpolation, context):
      SolidOutline(path: Path(storage: .rect(rect.standardized)))
    case .group(.clip(let path, let style), let inner)
    where list.items.count == 1 && context.opacity == 1 && covers(inner, path, context):
      SolidOutline(path: path, style: style)
    default: nil
    }
  }

  /// Whether the first item of a list is opaque wherever a path may be.
  private func covers(_ list: DisplayList, _ path: Path, _ context: Context) -> Bool {
    guard let first = list.items.first, !ListStructure(of: list).takesAway else { return false }
    let rect: CGRect
    switch first {
    case .fill(let outline, let paint, _):
      guard case .rect(let box) = outline.storage, source(paint, context)?.isOpaque == true
      else { return false }
      rect = box
    case .image(let image, let box, let interpolation, nil, true):
      guard isOpaque(image, box, interpolation, context) else { return false }
      rect = box
    default: return false
    }
    let bounds = path.controlBounds
    return !bounds.isNull && rect.standardized.contains(bounds)
  }

  private func isOpaque(
    _ image: DisplayImage, _ rect: CGRect, _ interpolation: ImageInterpolation, _ context: Context
  ) -> Bool {
    context.opacity == 1
      && sampler(of: image, rect, interpolation, tint: nil, context)?.isOpaque == true
  }
}
