// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import Foundation

// Models, none of which can be loaded; values for them are kept.

public enum MLComputeUnits: Int, Sendable {
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  open var computeUnits = MLComputeUnits.all
  open var allowLowPrecisionAccumulationOnGPU = false
  open var modelDisplayName: String?
  public override init() { super.init() }
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {
  open var usesCPUOnly = false
  public override init() { super.init() }
}

public enum MLFeatureType: Int, Sendable {
  case invalid = 0, int64, double, string, image, multiArray, dictionary, sequence
}

open class MLFeatureValue: NSObject, @unchecked Sendable {
  private let value: Any?
  public let type: MLFeatureType
  public init(int64 value: Int64) { (self.value, type) = (value, .int64) }
  public init(double value: Double) { (self.value, type) = (value, .double) }
  public init(string value: String) { (self.value, type) = (value, .string) }
  public init(multiArray value: MLMultiArray) { (self.value, type) = (value, .multiArray) }
  public init(pixelBuffer value: CVPixelBuffer) { (self.value, type) = (value, .image) }
  public init(sequence value: MLSequence) { (self.value, type) = (value, .sequence) }
  public init(dictionary value: [AnyHashable: NSNumber]) throws {
    (self.value, type) = (value, .dictionary)
  }
  /// An option for pictures that become values.
  public struct ImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
    public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
  }
  /// Creates a buffer of a size in pixels; no model looks at it, so it stays empty.
  public convenience init(
    cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
    options: [ImageOption: Any]? = nil
  ) throws { try self.init(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixelFormatType) }
  /// Creates a buffer of a size in pixels; no model looks at it, so it stays empty.
  public convenience init(
    imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType,
    options: [ImageOption: Any]? = nil
  ) throws { try self.init(pixelsWide: pixelsWide, pixelsHigh: pixelsHigh, pixelFormatType) }
  private convenience init(pixelsWide: Int, pixelsHigh: Int, _ pixelFormatType: OSType) throws {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, pixelsWide, pixelsHigh, pixelFormatType, nil, &buffer)
    guard let buffer else { throw CocoaError(.coderInvalidValue) }
    self.init(pixelBuffer: buffer)
  }
  public init(undefined type: MLFeatureType) { (value, self.type) = (nil, type) }
  open var isUndefined: Bool { value == nil }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  open var sequenceValue: MLSequence? { value as? MLSequence }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

/// Several strings or numbers, one after the other.
open class MLSequence: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  public let stringValues: [String]
  public let int64Values: [NSNumber]
  public convenience init(strings stringValues: [String]) {
    self.init(type: .string, strings: stringValues, numbers: [])
  }
  public convenience init(int64s int64Values: [NSNumber]) {
    self.init(type: .int64, strings: [], numbers: int64Values)
  }
  public convenience init(empty type: MLFeatureType) {
    self.init(type: type, strings: [], numbers: [])
  }
  private init(type: MLFeatureType, strings: [String], numbers: [NSNumber]) {
    (self.type, stringValues, int64Values) = (type, strings, numbers)
  }
}

public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as any BinaryInteger: MLFeatureValue(int64: Int64(value))
      default: throw MLModelError(.featureType)
      }
    }
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
  case int8 = 131080
  public static var float: MLMultiArrayDataType { .float32 }
}

extension MLMultiArrayDataType {
  /// The number of bytes of a number.
  fileprivate var width: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    case .int8: 1
    }
  }
}

/// An array of numbers with several dimensions, which starts with zeros.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let dataType: MLMultiArrayDataType
  public let shape: [NSNumber]
  public let strides: [NSNumber]
  private var bytes: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: dataPointer, count: count * dataType.width)
  }

  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    var strides: [NSNumber] = []
    for length in shape.reversed() {
      strides.append(NSNumber(value: count))
      let (product, overflows) = count.multipliedReportingOverflow(by: max(0, length.intValue))
      guard !overflows, product <= 1 << 28 else { throw MLModelError(.generic) }
      count = product
    }
    (self.shape, self.dataType, self.strides) = (shape, dataType, strides.reversed())
    self.count = count
    dataPointer = .allocate(byteCount: max(count * dataType.width, 1), alignment: 16)
    super.init()
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }
  deinit { dataPointer.deallocate() }

  public let count: Int
  /// The numbers, one after the other.
  public let dataPointer: UnsafeMutableRawPointer
  open func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(bytes))
  }
  open func withUnsafeMutableBytes<R>(
    _ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R
  ) rethrows -> R {
    try body(bytes, strides.map(\.intValue))
  }
  open subscript(index: Int) -> NSNumber {
    get {
      guard index >= 0, index < count else { return 0 }
      let offset = index * dataType.width
      return switch dataType {
      case .double: NSNumber(value: bytes.load(fromByteOffset: offset, as: Double.self))
      case .float32: NSNumber(value: bytes.load(fromByteOffset: offset, as: Float.self))
      case .float16: NSNumber(value: Float(bytes.load(fromByteOffset: offset, as: Float16.self)))
      case .int32: NSNumber(value: bytes.load(fromByteOffset: offset, as: Int32.self))
      case .int8: NSNumber(value: bytes.load(fromByteOffset: offset, as: Int8.self))
      }
    }
    set {
      guard index >= 0, index < count else { return }
      let offset = index * dataType.width
      switch dataType {
      case .double:
        bytes.storeBytes(of: newValue.doubleValue, toByteOffset: offset, as: Double.self)
      case .float32: bytes.storeBytes(of: newValue.floatValue, toByteOffset: offset, as: Float.self)
      case .float16:
        bytes.storeBytes(of: Float16(newValue.floatValue), toByteOffset: offset, as: Float16.self)
      case .int32: bytes.storeBytes(of: newValue.int32Value, toByteOffset: offset, as: Int32.self)
      case .int8: bytes.storeBytes(of: newValue.int8Value, toByteOffset: offset, as: Int8.self)
      }
    }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[offset(of: key)] }
    set { self[offset(of: key)] = newValue }
  }
  private func offset(of key: [NSNumber]) -> Int {
    guard key.count == shape.count,
      zip(key, shape).allSatisfy({ $0.intValue >= 0 && $0.intValue < $1.intValue })
    else { return -1 }
    return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}

open class MLModelDescription: NSObject, @unchecked Sendable {
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
  open var classLabels: [Any]? { nil }
  open var predictedProbabilitiesName: String? { nil }
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  open var isUpdatable: Bool { false }
}
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let author = Self(rawValue: "MLModelAuthorKey")
  public static let creatorDefinedKey = Self(rawValue: "MLModelCreatorDefinedKey")
  public static let description = Self(rawValue: "MLModelDescriptionKey")
  public static let license = Self(rawValue: "MLModelLicenseKey")
  public static let versionString = Self(rawValue: "MLModelVersionStringKey")
}
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var type: MLFeatureType { .invalid }
}

/// A model; loading one fails.
open class MLModel: NSObject, @unchecked Sendable {
  public let configuration = MLModelConfiguration()
  open var modelDescription: MLModelDescription { MLModelDescription() }
  public init(contentsOf url: URL) throws { throw MLModelError(.io) }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError(.io)
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    throw MLModelError(.io)
  }
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }
  open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError(.io) }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
  open func predictions(
    from inputBatch: any MLBatchProvider, options: MLPredictionOptions
  ) throws -> any MLBatchProvider {
    throw MLModelError(.generic)
  }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) {
    handler(.failure(MLModelError(.io)))
  }
  open class var availableComputeDevices: [Any] { [] }
}

public protocol MLBatchProvider {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
  public let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
