import Foundation

extension GraphicsContext {
  /// How a clip changes where drawings are seen.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Drawings are seen outside the clip.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle in user space around everything the clips let be seen.
  public var clipBoundingRect: CGRect {
    state.clipBounds.applying(transform.inverted())
  }

  /// Lets drawings be seen only inside a path, besides what was in force so far.
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

  /// Lets drawings be seen only where a layer has paint, in proportion to its opacity.
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
  /// Opaque where the list is clear, and clear where it is opaque.
  var inverted: DisplayList {
    DisplayList(items: [
      .fill(.everything, .color(.black), FillStyle()), .group(.blend(.destinationOut), self),
    ])
  }
}

/// Foundation's own intersection stops the program where a number is not one.
private func intersection(of first: CGRect, _ second: CGRect) -> CGRect {
  let left = max(first.minX, second.minX), top = max(first.minY, second.minY)
  let right = min(first.maxX, second.maxX), bottom = min(first.maxY, second.maxY)
  guard left <= right, top <= bottom else { return CGRect(origin: first.origin, size: .zero) }
  return CGRect(x: left, y: top, width: right - left, height: bottom - top)
}
