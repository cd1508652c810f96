import Foundation

/// A filter with its parameters, for code written for Core Image.
///
/// Results look like those of Core Image; their pixels differ slightly.
open class CIFilter: NSObject, @unchecked Sendable {
  /// The name, such as "CISepiaTone".
  open private(set) var name: String
  private let definition: FilterDefinition
  private var parameters: [String: Any] = [:]

  init(_ definition: FilterDefinition) {
    name = definition.name
    self.definition = definition
  }

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

  /// The names of all filters.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterDefinition.all.map(\.name)
  }

  /// The names of the parameters.
  open var inputKeys: [String] { definition.keys }
  /// The names of the results.
  open var outputKeys: [String] { ["outputImage"] }
  /// The default values of the parameters.
  open var attributes: [String: Any] { definition.defaults }

  /// Resets all parameters but the input picture.
  open func setDefaults() { parameters = parameters.filter { $0.key == kCIInputImageKey } }

  /// Sets a parameter; an unknown one has no effect.
  open func setValue(_ value: Any?, forKey key: String) { parameters[key] = value }

  /// Returns a parameter, or its default value.
  open func value(forKey key: String) -> Any? { parameters[key] ?? definition.defaults[key] }

  /// The result; nil if a required parameter is missing.
  open var outputImage: CIImage? { definition.output(self) }

  // MARK: Parameters

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
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  func point(_ key: String) -> CGPoint {
    switch value(forKey: key) {
    case let point as CGPoint: point
    case let vector as CIVector: vector.cgPointValue
    default: .zero
    }
  }

  func rect(_ key: String) -> CGRect? {
    (value(forKey: key) as? CIVector)?.cgRectValue ?? value(forKey: key) as? CGRect
  }

  func image(_ key: String = kCIInputImageKey) -> CIImage? { value(forKey: key) as? CIImage }
}

/// The input picture.
public let kCIInputImageKey = "inputImage"
/// The picture below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// A distance, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The size of cells, in pixels.
public let kCIInputScaleKey = "inputScale"
/// The strength.
public let kCIInputIntensityKey = "inputIntensity"
/// A point.
public let kCIInputCenterKey = "inputCenter"
/// An angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The factor of the saturation; 1 changes nothing.
public let kCIInputSaturationKey = "inputSaturation"
/// The brightness that is added; 0 changes nothing.
public let kCIInputBrightnessKey = "inputBrightness"
/// The factor of the contrast; 1 changes nothing.
public let kCIInputContrastKey = "inputContrast"
/// The strength.
public let kCIInputAmountKey = "inputAmount"
/// A colour.
public let kCIInputColorKey = "inputColor"
/// The exposure, in stops; 0 changes nothing.
public let kCIInputEVKey = "inputEV"
/// A rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The picture that is used as a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The result.
public let kCIOutputImageKey = "outputImage"
