import Foundation

/// A filter that changes a picture.
typealias PictureFilter = @Sendable (CIFilter, CIImage) -> CIImage?
/// A filter that makes pictures.
typealias PictureGenerator = @Sendable (CIFilter) -> CIImage?

/// The definition of a filter: its parameters and its effect.
struct FilterDefinition: Sendable {
  let name: String
  let category: FilterCategory
  /// The names of the parameters.
  let keys: [String]
  private let values: [String: any Sendable]

  /// The default values of the parameters.
  var defaults: [String: Any] { values }

  /// Creates a definition with parameters that have no default value and some that have one.
  init(
    _ name: String, _ category: FilterCategory, others: [String] = [kCIInputImageKey],
    _ values: KeyValuePairs<String, any Sendable> = [:]
  ) {
    self.name = name
    self.category = category
    keys = others + values.map(\.key)
    self.values = Dictionary(values.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
  }

  static let all =
    blur + colorAdjustment + colorEffect + compositeOperation + convolution + distortionEffect
    + generator + geometryAdjustment + gradient + halftoneEffect + reduction + sharpen + stylize
    + tileEffect + transition + others

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  static func named(_ name: String) -> FilterDefinition? { byName[name] }

  /// Whether the filter has a result.
  var isDrawn: Bool { Self.changes[name] != nil || Self.generators[name] != nil }

  /// Returns the result; nil if a parameter is missing or the filter is not drawn.
  func output(of filter: CIFilter) -> CIImage? {
    if let change = Self.changes[name] { return filter.image().flatMap { change(filter, $0) } }
    if let generator = Self.generators[name] { return generator(filter) }
    FilterReport.shared.add("the filter \(name) is not drawn: its outputImage is nil")
    return nil
  }

  private static let changes = [
    colorAdjustments, colorEffects, colorTables, blends, masks, blurs, morphologies, convolutions,
    distortions, lenses, tiles, halftones, edges, stylizations, cells, lights, transitions,
    transforms, reductions,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  private static let generators = [gradients, patterns, halos, codes]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}

/// The group of a filter, as Core Image names it.
enum FilterCategory: Sendable {
  case blur, colorAdjustment, colorEffect, compositeOperation, convolution, distortionEffect
  case generator, geometryAdjustment, gradient, halftoneEffect, reduction, sharpen, stylize
  case tileEffect, transition

  var name: String {
    switch self {
    case .blur: kCICategoryBlur
    case .colorAdjustment: kCICategoryColorAdjustment
    case .colorEffect: kCICategoryColorEffect
    case .compositeOperation: kCICategoryCompositeOperation
    case .convolution: kCICategoryStylize
    case .distortionEffect: kCICategoryDistortionEffect
    case .generator: kCICategoryGenerator
    case .geometryAdjustment: kCICategoryGeometryAdjustment
    case .gradient: kCICategoryGradient
    case .halftoneEffect: kCICategoryHalftoneEffect
    case .reduction: kCICategoryReduction
    case .sharpen: kCICategorySharpen
    case .stylize: kCICategoryStylize
    case .tileEffect: kCICategoryTileEffect
    case .transition: kCICategoryTransition
    }
  }
}

/// The lines about filters on the standard error, each of them once.
final class FilterReport: @unchecked Sendable {
  static let shared = FilterReport()
  private let lock = NSLock()
  private var lines: Set<String> = []

  func add(_ line: String) {
    let isNew = lock.withLock { lines.insert(line).inserted }
    if isNew { FileHandle.standardError.write(Data("warning: CoreImage: \(line)\n".utf8)) }
  }
}
