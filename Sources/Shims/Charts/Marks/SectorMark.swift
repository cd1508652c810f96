// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A sector of a pie or of a ring.
nonisolated public struct SectorMark: SingleMark {
  let mark: Mark

  nonisolated public init<T: Plottable>(
    angle: PlottableValue<T>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = Mark(.sector)
    mark.sector = Mark.Sector(
      angle: angle.encoding, innerRadius: innerRadius, outerRadius: outerRadius,
      angularInset: angularInset ?? 0)
    self.mark = mark
  }

  public var body: SectorMark { self }
}
