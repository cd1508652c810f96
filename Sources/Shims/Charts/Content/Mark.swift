/// A mark as the chart draws it: its kind, its place in the data, and its style.
struct Mark {
  enum Kind: Hashable {
    case bar, line, point, area, rule, rectangle, sector
  }

  let kind: Kind
  var x = Extent.full
  var y = Extent.full
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The line or area that a point belongs to.
  var series: DataValue?
  var sector = Sector()
  var style = MarkStyle()
  /// The mask or clip that the mark is drawn in.
  var layer: Int?

  init(_ kind: Kind) { self.kind = kind }

  /// The angle of a sector in the units of the data, and its radii.
  struct Sector {
    var angle: Encoding?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
  }
}

/// The extent of a mark along an axis.
enum Extent: Hashable, Sendable {
  /// The whole length of the plot.
  case full
  case at(Encoding)
  case between(Encoding, Encoding)
  /// Distances from the start of the plot, in points; nil is the edge of the plot.
  case points(CGFloat?, CGFloat?)
  /// A distance from the start of the plot, in points; nil is the middle.
  case point(CGFloat?)

  init<Value>(_ value: PlottableValue<Value>) { self = .at(value.encoding) }

  init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
    self = .between(start.encoding, end.encoding)
  }

  /// The values that define the extent.
  var encodings: [Encoding] {
    switch self {
    case .full, .points, .point: []
    case .at(let encoding): [encoding]
    case .between(let start, let end): [start, end]
    }
  }

  var single: Encoding? {
    if case .at(let encoding) = self { encoding } else { nil }
  }
}

/// A layer of marks that one mask or shape clips.
struct MarkLayer {
  /// The layer that this one is in.
  var parent: Int?
  /// The index of the layer whose marks mask this one; nil for no mask.
  var mask: Int?
}

extension Mark {
  /// The kind, the data and the line of the mark.
  var text: String {
    let data = (x.encodings + y.encodings + [sector.angle].compactMap(\.self)).map(\.value.text)
    let line = style.lineStyle.map { ["lineWidth \(formatted($0.lineWidth))"] } ?? []
    return (["\(kind)"] + data + line).joined(separator: " ")
  }
}
