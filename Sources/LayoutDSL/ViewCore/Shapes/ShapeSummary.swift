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
