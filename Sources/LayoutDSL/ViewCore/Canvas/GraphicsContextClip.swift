import Foundation

extension GraphicsContext {
  /// Options of a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Clips to the outside of the shape.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle in user space that contains everything inside the clips.
  public var clipBoundingRect: CGRect {
    state.clipBounds.applying(transform.inverted())
  }

  /// Intersects the clip with a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      state.clips.append(
        .mask(DisplayList(items: [.fill(path, .color(.black), style)]).inverted))
    } else {
      state.clips.append(.clip(path, style))
      state.clipBounds = intersection(of: state.clipBounds, path.boundingRect)
    }
  }

  /// Intersects the clip with the alpha of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var list = try makeLayer(content)
    if opacity != 1 { list = DisplayList(items: [.group(.opacity(opacity), list)]) }
    state.clips.append(.mask(options.contains(.inverse) ? list.inverted : list))
  }
}

extension DisplayList {
  /// A list whose alpha is the complement of this list's alpha.
  var inverted: DisplayList {
    DisplayList(items: [
      .fill(.everything, .color(.black), FillStyle()), .group(.blend(.destinationOut), self),
    ])
  }
}

/// Foundation's own intersection traps if a coordinate is NaN.
private func intersection(of first: CGRect, _ second: CGRect) -> CGRect {
  let left = max(first.minX, second.minX), top = max(first.minY, second.minY)
  let right = min(first.maxX, second.maxX), bottom = min(first.maxY, second.maxY)
  guard left <= right, top <= bottom else { return CGRect(origin: first.origin, size: .zero) }
  return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}
