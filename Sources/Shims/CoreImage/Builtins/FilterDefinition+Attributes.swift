import Foundation

extension FilterDefinition {
  var categories: [String] {
    [category.name, kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
  }

  /// The name for people.
  var title: String { Self.title(name, without: "CI") }

  /// Splits a name such as "CISepiaTone" into words.
  static func title(_ name: String, without prefix: String) -> String {
    let letters = Array(name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : name[...])
    var title = ""
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && !letters[index - 1].isUppercase
      let precedes = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, follows || precedes { title += " " }
      title.append(letter)
    }
    return title
  }

  /// The value of `CIFilter.attributes`.
  var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: title,
      kCIAttributeFilterCategories: categories, kCIAttributeFilterAvailable_iOS: "13",
    ]
    for key in keys { attributes[key] = description(of: key) }
    return attributes
  }

  private func description(of key: String) -> [String: Any] {
    let value = defaults[key]
    let (className, type) = Self.kind(of: key, value)
    let name = key.hasPrefix("input") ? String(key.dropFirst(5)) : key
    var attributes: [String: Any] = [
      kCIAttributeName: key, kCIAttributeDisplayName: Self.title(name, without: ""),
      kCIAttributeClass: className, kCIAttributeType: type,
    ]
    attributes[kCIAttributeDefault] = value
    if let range = Self.sliders[key], value is Double {
      attributes[kCIAttributeSliderMin] = range.lowerBound
      attributes[kCIAttributeSliderMax] = range.upperBound
    }
    if value is Double, let least = Self.leasts[key] { attributes[kCIAttributeMin] = least }
    return attributes
  }

  private static func kind(of key: String, _ value: Any?) -> (className: String, type: String) {
    switch value {
    case is Bool: return ("NSNumber", kCIAttributeTypeBoolean)
    case is Int: return ("NSNumber", kCIAttributeTypeCount)
    case is Double where key == kCIInputAngleKey: return ("NSNumber", kCIAttributeTypeAngle)
    case is Double where key == kCIInputTimeKey: return ("NSNumber", kCIAttributeTypeTime)
    case is Double where distances.contains(key):
      return ("NSNumber", kCIAttributeTypeDistance)
    case is Double: return ("NSNumber", kCIAttributeTypeScalar)
    case is CIColor: return ("CIColor", kCIAttributeTypeColor)
    case let vector as CIVector where vector.count == 2:
      return ("CIVector", kCIAttributeTypePosition)
    case is CIVector where key == kCIInputExtentKey:
      return ("CIVector", kCIAttributeTypeRectangle)
    case is CIVector: return ("CIVector", kCIAttributeTypeOffset)
    case is String: return ("NSString", "")
    case is CGAffineTransform: return ("NSValue", kCIAttributeTypeTransform)
    default: break
    }
    if key == kCIInputExtentKey { return ("CIVector", kCIAttributeTypeRectangle) }
    if key.hasSuffix("Data") || key == "inputMessage" { return ("NSData", "") }
    if key == "inputText" { return ("NSAttributedString", "") }
    if key == "inputMesh" { return ("NSArray", "") }
    if key == "inputColorSpace" { return ("NSObject", "") }
    let isGradient = key == kCIInputGradientImageKey
    return ("CIImage", isGradient ? kCIAttributeTypeGradient : kCIAttributeTypeImage)
  }

  private static let distances: Set<String> = [
    kCIInputRadiusKey, kCIInputWidthKey, "inputRadius0", "inputRadius1", "inputSigma",
  ]

  /// The ranges of sliders for parameters that have one range in all or most filters.
  private static let sliders: [String: ClosedRange<Double>] = [
    kCIInputIntensityKey: 0...1, kCIInputRadiusKey: 0...100, kCIInputScaleKey: 1...100,
    kCIInputAngleKey: -Double.pi...Double.pi, kCIInputSaturationKey: 0...2,
    kCIInputBrightnessKey: -1...1, kCIInputContrastKey: 0.25...4, kCIInputEVKey: -10...10,
    kCIInputSharpnessKey: 0...2, kCIInputWidthKey: 1...200, kCIInputTimeKey: 0...1,
    kCIInputAmountKey: -1...1, "inputPower": 0.1...3, "inputLevels": 2...30,
    "inputThreshold": 0...1, kCIInputAspectRatioKey: 0.5...2, kCIInputRefractionKey: -5...5,
    "inputShadowAmount": -1...1, "inputHighlightAmount": 0.3...1, "inputNoiseLevel": 0...0.1,
    "inputFalloff": 0...1,
  ]

  /// The least values of parameters.
  private static let leasts: [String: Double] = [
    kCIInputIntensityKey: 0, kCIInputRadiusKey: 0, kCIInputScaleKey: 0, kCIInputWidthKey: 0,
    kCIInputTimeKey: 0, kCIInputContrastKey: 0, kCIInputSaturationKey: 0,
  ]
}
