import Drawing

/// A shape with values of its own that are not its frame.
private protocol DetailedShape {
  /// The values, for explanations.
  var details: String { get }
}

/// Returns the name of a shape and its values, as in `RoundedRectangle, cornerRadius: 12`.
func shapeSummary<S: Shape>(_ shape: S) -> String {
  let name = typeName(of: S.self)
  return (shape as? any DetailedShape).map { "\(name), \($0.details)" } ?? name
}

extension RoundedRectangle: DetailedShape {
  fileprivate var details: String {
    cornerSize.width == cornerSize.height
      ? "cornerRadius: \(formatted(cornerSize.width))" : "cornerSize: \(formatted(cornerSize))"
  }
}

extension UnevenRoundedRectangle: DetailedShape {
  fileprivate var details: String {
    let radii = [
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing,
      cornerRadii.topTrailing,
    ]
    return "cornerRadii: " + radii.map { formatted($0) }.joined(separator: " ")
  }
}

extension _TrimmedShape: DetailedShape {
  fileprivate var details: String {
    "from: \(formatted(startFraction)), to: \(formatted(endFraction))"
  }
}

extension NodeDetails {
  /// Creates the details of a shape that its summary lacks.
  init<S: Shape>(of shape: S) {
    self.init()
    if let any = shape as? AnyShape {
      func open<Base: Shape>(_ base: Base) {
        add("shape", shapeSummary(base).replacing(", ", with: " "))
        add(NodeDetails(of: base))
      }
      open(any.base)
    }
    if let rectangle = shape as? any StyledCorners {
      add("style", "\(rectangle.style)")
    }
  }
}

/// A shape with rounded corners of a style.
private protocol StyledCorners {
  var style: RoundedCornerStyle { get }
}

extension RoundedRectangle: StyledCorners {}
extension UnevenRoundedRectangle: StyledCorners {}
extension Capsule: StyledCorners {}
