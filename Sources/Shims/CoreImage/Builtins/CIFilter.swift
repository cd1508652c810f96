import Foundation

/// A filter with its parameters, for code written for Core Image.
///
/// Results look like those of Core Image; their pixels differ slightly. A filter that is not drawn
/// keeps its parameters and has no result; a line of the standard error names it.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name, such as "CISepiaTone".
  open var name: String
  /// Whether the filter has an effect; one that has none gives its input.
  open var isEnabled = true
  private let definition: FilterDefinition?
  private var parameters: [String: Any] = [:]

  init(_ definition: FilterDefinition) {
    name = definition.name
    self.definition = definition
  }

  init(named name: String) {
    self.name = name
    definition = FilterDefinition.named(name)
  }

  /// Creates a filter for a subclass, which has its own parameters and result.
  public override init() {
    name = String(describing: Self.self)
    definition = nil
  }

  /// Creates no filter: filters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a filter by its name; nil if there is none.
  public convenience init?(name: String) {
    guard let definition = FilterDefinition.named(name) else { return nil }
    self.init(definition)
  }

  /// Creates a filter by its name with parameters; nil if there is none.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  /// Creates a filter by its name with parameters; nil if there is none.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }

  // MARK: Parameters

  /// The names of the parameters.
  open var inputKeys: [String] { definition?.keys ?? [] }
  /// The names of the results.
  open var outputKeys: [String] { ["outputImage"] }

  /// Resets all parameters but the input picture.
  open func setDefaults() { parameters = parameters.filter { $0.key == kCIInputImageKey } }

  /// Sets a parameter; an unknown one has no effect.
  open func setValue(_ value: Any?, forKey key: String) { parameters[key] = value }

  /// Returns a parameter, or its default value.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    return parameters[key] ?? definition?.defaults[key]
  }

  /// Sets a parameter; the path is its name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Returns a parameter, or its default value; the path is its name.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The result; nil if a required parameter is missing or the filter is not drawn.
  open var outputImage: CIImage? {
    guard isEnabled else { return image() }
    return definition?.output(of: self)
  }

  // MARK: Names

  /// The names of the filters of a category; of all filters for nil.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that are in all of some categories; of all filters for nil.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterDefinition.all.filter { definition in
      (categories ?? []).allSatisfy(definition.categories.contains)
    }.map(\.name).sorted()
  }

  /// Returns the name of a filter for people, such as "Sepia Tone"; nil if there is no such filter.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterDefinition.named(filterName)?.title
  }

  /// Returns a category's name for people.
  open class func localizedName(forCategory category: String) -> String {
    FilterDefinition.title(category, without: "CICategory")
  }

  /// Returns what a filter does: only its name is known.
  open class func localizedDescription(forFilterName filterName: String) -> String? {
    localizedName(forFilterName: filterName)
  }

  /// The name, the categories and, by the name of a parameter, its class, default and range.
  open var attributes: [String: Any] { definition?.attributes ?? [:] }
}

// MARK: Typed parameters

extension CIFilter {
  /// Returns a number, limited to a million; 0 for NaN.
  func number(_ key: String) -> Double {
    let number = anyNumber(key)
    return number.isNaN ? 0 : min(max(number, -1e6), 1e6)
  }

  private func anyNumber(_ key: String) -> Double {
    switch value(forKey: key) {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  func flag(_ key: String) -> Bool { anyNumber(key) != 0 }

  func pointValue(_ key: String) -> CGPoint {
    switch value(forKey: key) {
    case let point as CGPoint: point
    case let vector as CIVector: vector.cgPointValue
    case let size as CGSize: CGPoint(x: size.width, y: size.height)
    default: .zero
    }
  }

  /// Returns a point with coordinates that are limited to a million.
  func place(_ key: String) -> (x: Float, y: Float) {
    let point = pointValue(key)
    func limited(_ number: CGFloat) -> Float {
      number.isNaN ? 0 : Float(min(max(number, -1e6), 1e6))
    }
    return (limited(point.x), limited(point.y))
  }

  func vectorValue(_ key: String) -> CIVector {
    switch value(forKey: key) {
    case let vector as CIVector: vector
    case let point as CGPoint: CIVector(cgPoint: point)
    default: .unit(0, of: 0)
    }
  }

  /// Returns the numbers of a vector, limited to a million, with zeros up to a count.
  func numbers(_ key: String, _ count: Int) -> [Float] {
    let vector = vectorValue(key)
    return (0..<count).map {
      let number = vector.value(at: $0)
      return number.isNaN ? 0 : Float(min(max(number, -1e6), 1e6))
    }
  }

  func rectValue(_ key: String) -> CGRect? {
    ((value(forKey: key) as? CIVector)?.cgRectValue ?? value(forKey: key) as? CGRect)?.limited
  }

  func colorValue(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }

  func pixel(_ key: String) -> Pixel { Pixel(colorValue(key)) }

  func textValue(_ key: String) -> String { value(forKey: key) as? String ?? "" }

  func dataValue(_ key: String) -> Data? { value(forKey: key) as? Data }

  func transformValue(_ key: String) -> CGAffineTransform {
    value(forKey: key) as? CGAffineTransform ?? .identity
  }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { value(forKey: key) as? CIImage }
}
